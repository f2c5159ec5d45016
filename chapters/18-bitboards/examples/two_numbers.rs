//! The start, as a number.

use bitboards::{BitPosition, squares};

fn main() {
    let black = BitPosition::start().own;
    println!("{black}\n{black:b}");
    println!("{:?}", squares(black).collect::<Vec<_>>());
}
