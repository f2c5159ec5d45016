use std::error::Error;
use std::fmt;
use std::str::FromStr;

use minimax::{Computer, ParseComputerError};

/// Who plays one side of Othello.
#[derive(Clone, Debug)]
pub enum OthelloPlayer {
    /// A person.
    Human,
    /// A computer.
    Computer(Computer),
}

impl OthelloPlayer {
    /// The name of a computer; empty for a person.
    pub fn name(&self) -> &str {
        match self {
            OthelloPlayer::Human => "",
            OthelloPlayer::Computer(computer) => &computer.name,
        }
    }
}

/// A text that doesn't name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOthelloPlayerError(ParseComputerError);

impl FromStr for OthelloPlayer {
    type Err = ParseOthelloPlayerError;

    fn from_str(text: &str) -> Result<OthelloPlayer, ParseOthelloPlayerError> {
        match text {
            "human" => Ok(OthelloPlayer::Human),
            _ => match text.parse() {
                Ok(computer) => Ok(OthelloPlayer::Computer(computer)),
                Err(error) => Err(ParseOthelloPlayerError(error)),
            },
        }
    }
}

impl fmt::Display for ParseOthelloPlayerError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match &self.0 {
            ParseComputerError::Name(text) => write!(
                f,
                "{text:?} can't play: choose human, easy, medium or hard, or \
                 an evaluation and a depth, such as corners:3"
            ),
            error => write!(f, "{error}"),
        }
    }
}

impl Error for ParseOthelloPlayerError {}
