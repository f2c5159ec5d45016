use std::fmt;
use std::str::FromStr;

use crate::Level;
use crate::ParseError;

/// Who plays one side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at the keyboard.
    Human,
    /// The computer.
    Computer(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Player::Human => f.pad("human"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Player, ParseError> {
        let says = "can't play: choose human, easy, medium or hard";
        match (text, text.parse()) {
            ("human", _) => Ok(Player::Human),
            (_, Ok(level)) => Ok(Player::Computer(level)),
            _ => Err(ParseError(format!("{text:?} {says}"))),
        }
    }
}
