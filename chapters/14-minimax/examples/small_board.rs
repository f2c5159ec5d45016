//! The start of Othello on 4 by 4.

use minimax::small_board;

fn main() {
    println!("{}", small_board(4));
}
