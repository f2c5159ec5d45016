//! The first look at the board.

use board::Board;

fn main() {
    println!("{}", Board::start());
}
