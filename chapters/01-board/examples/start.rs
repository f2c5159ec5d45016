//! Prints the starting position.

use board::Board;

fn main() {
    println!("{}", Board::start());
}
