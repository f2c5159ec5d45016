use std::fmt;
use std::str::FromStr;

use crate::ParseError;
use crate::{Analysis, TicTacToe, analyze, lines};

/// A playing strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// It looks 3 moves ahead.
    Easy,
    /// It looks 5 moves ahead.
    Medium,
    /// It looks 9 moves ahead, and that's always the end.
    Hard,
}

impl Level {
    /// The levels, from easy to hard.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Returns the depth of its search.
    pub fn depth(self) -> usize {
        match self {
            Level::Easy => 3,
            Level::Medium => 5,
            Level::Hard => 9,
        }
    }

    /// Analyzes the moves at this level.
    pub fn analyze(self, game: &TicTacToe) -> Analysis {
        analyze(game, self.depth(), lines)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&format!("{self:?}").to_ascii_lowercase())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        let says = "isn't a level: choose easy, medium or hard";
        Level::ALL
            .into_iter()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| ParseError(format!("{text:?} {says}")))
    }
}
