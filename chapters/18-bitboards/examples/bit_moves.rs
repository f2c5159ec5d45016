//! Black's first moves, as a position finds them.

use bitboards::{BitPosition, squares};

fn main() {
    let moves = BitPosition::start().moves();
    println!("{moves:#x} {:?}", squares(moves).collect::<Vec<_>>());
}
