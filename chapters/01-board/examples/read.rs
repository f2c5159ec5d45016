//! Reads a line of 64 characters and shows the board.

use board::{Board, ParseBoardError};

const LINE: &str =
    "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---";

fn main() -> Result<(), ParseBoardError> {
    let board: Board = LINE.parse()?;
    println!("{board}");
    Ok(())
}
