//! Prints the flips of c6, found by carrying.

use bitboards::{BitPosition, carry, squares};
use board::Square;

fn main() {
    let (own, opponent) = (0x1010_0119_1b04_0800, 0x0008_1a26_0400_0000);
    let position = BitPosition { own, opponent };
    let flips = carry::flips(position, Square::at(2, 5));
    println!("{:?}", squares(flips).collect::<Vec<_>>());
}
