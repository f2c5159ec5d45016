//! Plays the first two moves of a game.

use std::error::Error;

use board::{Board, Disc};
use flipping::play;

fn main() -> Result<(), Box<dyn Error>> {
    let board = play(&Board::start(), "f5".parse()?, Disc::Black)?;
    let board = play(&board, "d6".parse()?, Disc::White)?;
    println!("{board}");
    Ok(())
}
