//! Three squares in a number, and out again.

use bitboards::{bit, diagram, squares};
use board::Square;

fn main() {
    let [a1, c6, h8] = [0, 42, 63].map(Square::new);
    let mask = bit(h8) | bit(c6) | bit(a1);
    println!("{mask:#x} {:?}", squares(mask).collect::<Vec<_>>());
    println!("{}", diagram(mask));
}
