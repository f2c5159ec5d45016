//! The loops and the doubling agree about a crowded board.

use bitboards::{BitPosition, diagram, doubling, loops};

fn main() {
    let position = BitPosition {
        own: 0x8100_0000_0000_0081,
        opponent: 0x007e_4242_4242_7e00,
    };
    println!("{}", diagram(position.own));
    println!("{}", diagram(position.opponent));
    println!("{:#x}", loops::ends(position));
    println!("{:#x}", doubling::ends(position));
}
