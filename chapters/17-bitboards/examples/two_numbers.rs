//! The start, as a number.

use bitboards::{BitPosition, diagram, squares};

fn main() {
    let black = BitPosition::start().own;
    println!("{black}");
    println!("{black:b}");
    println!("{}", diagram(black));
    println!("{:?}", squares(black).collect::<Vec<_>>());
}
