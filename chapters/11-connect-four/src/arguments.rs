//! What the command line asks for.

use std::error::Error;

use connect_four::Game;
use lexopt::prelude::*;

/// The players, and the game that they play.
pub struct Arguments {
    /// Black and White, in the order of [`Disc`](board::Disc).
    pub names: [String; 2],
    pub game: Game,
}

/// Reads the command line; `None` when it asks for help.
pub fn parse() -> Result<Option<Arguments>, Box<dyn Error>> {
    let mut parser = lexopt::Parser::from_env();
    let [mut black, mut white] = ["Black", "White"].map(String::from);
    let mut game = Game::new();
    while let Some(option) = parser.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("black") => black = parser.value()?.string()?,
            Long("white") => white = parser.value()?.string()?,
            Long("moves") => game = parser.value()?.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let names = [black, white];
    Ok(Some(Arguments { names, game }))
}
