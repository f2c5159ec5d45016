//! Prints the index of every square, laid out like the board.

use board::Square;

fn main() {
    for square in Square::all() {
        print!("{:4}", square.index());
        if square.column() == 7 {
            println!();
        }
    }
    println!("and off the board: {}", Square::at(8, 3).index());
}
