use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::Level;

/// Who plays one side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at the keyboard.
    Human,
    /// The computer.
    Computer(Level),
}

/// A word that isn't a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePlayerError(String);

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Player, ParsePlayerError> {
        match text {
            "human" => Ok(Player::Human),
            level => level
                .parse()
                .map(Player::Computer)
                .map_err(|_| ParsePlayerError(text.to_string())),
        }
    }
}

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = &self.0;
        write!(f, "{text:?} can't play: choose human, easy, medium or hard")
    }
}

impl Error for ParsePlayerError {}
