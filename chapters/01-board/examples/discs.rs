//! Puts a disc on a square, and asks whose turn is next.

use board::{Board, Disc, ParseDiscError, Square};

fn main() -> Result<(), ParseDiscError> {
    let disc: Disc = "x".parse()?;
    let mut board = Board::empty();
    board.set(Square::at(2, 5), disc.into());
    println!("{:?} is on c6", board[Square::at(2, 5)]);
    println!("{disc}'s opponent is {}", disc.opponent());
    Ok(())
}
