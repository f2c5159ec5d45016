//! Puts a disc on a square, and prints its color's opponent.

use board::{Board, Disc, Square};

fn main() {
    let disc = Disc::Black;
    let mut board = Board::empty();
    board.set(Square::at(2, 5), disc.into());
    println!("{:?} is on c6", board[Square::at(2, 5)]);
    println!("{disc}'s opponent is {}", disc.opponent());
}
