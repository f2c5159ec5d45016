//! What the command line asks for.

use std::env;
use std::error::Error;

use connect_four::Game;
use lexopt::prelude::*;
use window::Theme;

/// The players, the game that they play, and how the window is drawn.
pub struct Arguments {
    /// Black and White, in the order of [`Disc`](board::Disc).
    pub names: [String; 2],
    pub game: Game,
    pub theme: Theme,
}

/// Reads the command line; `None` when it asks for help.
pub fn parse() -> Result<Option<Arguments>, Box<dyn Error>> {
    let mut parser = lexopt::Parser::from_env();
    let [mut black, mut white] = ["Black", "White"].map(String::from);
    let (mut game, mut ascii) = (Game::new(), false);
    while let Some(option) = parser.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("ascii") => ascii = true,
            Long("black") => black = parser.value()?.string()?,
            Long("white") => white = parser.value()?.string()?,
            Long("moves") => game = parser.value()?.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let color = env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
    Ok(Some(Arguments {
        names: [black, white],
        game,
        theme: Theme { color, ascii },
    }))
}
