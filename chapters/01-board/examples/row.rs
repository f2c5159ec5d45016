//! Prints the names of a few squares in the order of their indexes.

use board::Square;

fn main() {
    for index in [29, 30, 31, 32, 33, 64] {
        println!("{index:2} {}", Square::new(index));
    }
}
