//! A board in the middle of a game, and whose turn it is.

use tic_tac_toe::{Game, ParseError};

fn main() -> Result<(), ParseError> {
    let game: Game = ".XO.XX.OO".parse()?;
    println!("{game}");
    println!("{} marks, {} to move", game.marks(), game.to_move());
    Ok(())
}
