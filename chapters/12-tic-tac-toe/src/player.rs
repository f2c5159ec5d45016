use std::fmt;
use std::str::FromStr;

use crate::Level;
use crate::ParseError;

/// Who plays one side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person at the keyboard.
    Human,
    /// The computer.
    Computer(Level),
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerKind::Human => f.pad("human"),
            PlayerKind::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PlayerKind, ParseError> {
        let says = "can't play: choose human, easy, medium or hard";
        match (text, text.parse()) {
            ("human", _) => Ok(PlayerKind::Human),
            (_, Ok(level)) => Ok(PlayerKind::Computer(level)),
            _ => Err(ParseError(format!("{text:?} {says}"))),
        }
    }
}
