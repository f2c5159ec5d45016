//! The loops and the doubling agree about a crowded board.

use bitboards::{BitPosition, doubling, loops, squares};

fn main() {
    let position = BitPosition {
        own: 0x8100_0000_0000_0081,
        opponent: 0x007e_4242_4242_7e00,
    };
    for ends in [loops::ends(position), doubling::ends(position)] {
        println!("{:?}", squares(ends).collect::<Vec<_>>());
    }
}
