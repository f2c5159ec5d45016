//! What the command line asks for.

use std::error::Error;

use lexopt::prelude::*;
use tic_tac_toe::{Game, Level, Player, Rand};

/// The players, and the game that they play.
pub struct Arguments {
    pub players: [Player; 2],
    pub rand: Rand,
    pub game: Game,
}

/// Reads the command line; `None` when it asks for help.
pub fn parse() -> Result<Option<Arguments>, Box<dyn Error>> {
    let mut parser = lexopt::Parser::from_env();
    let mut arguments = Arguments {
        players: [Player::Human, Player::Computer(Level::Medium)],
        rand: Rand::new(1),
        game: Game::new(),
    };
    let Arguments {
        players: [x, o],
        rand,
        game,
    } = &mut arguments;
    while let Some(option) = parser.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("x") => *x = parser.value()?.string()?.parse()?,
            Long("o") => *o = parser.value()?.string()?.parse()?,
            Long("seed") => *rand = parser.value()?.string()?.parse()?,
            Long("from") => *game = parser.value()?.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(arguments))
}
