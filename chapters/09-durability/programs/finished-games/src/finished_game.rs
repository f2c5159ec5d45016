use std::fmt;
use std::str::FromStr;

use end_of_game::Score;
use records::{ParseScoreError, parse_score};
use thiserror::Error;

/// The result of a game and its players: a line such as `35-29; Ann; Bob`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The result.
    pub score: Score,
    /// The player with the black discs.
    pub black: String,
    /// The player with the white discs.
    pub white: String,
}

impl fmt::Display for FinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; {}; {}", self.score, self.black, self.white)
    }
}

/// An error in parsing a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseFinishedGameError {
    /// The line doesn't have three parts.
    #[error("{0:?} isn't a finished game: write one as 35-29; Ann; Bob")]
    Parts(String),
    /// The last line has no line end, so a crash may have cut it short.
    #[error(
        "{0:?} has no line end, so it may be half a line: end it, or delete it"
    )]
    Torn(String),
    /// The result is invalid.
    #[error("{0}")]
    Score(ParseScoreError),
}

impl FromStr for FinishedGame {
    type Err = ParseFinishedGameError;

    fn from_str(line: &str) -> Result<FinishedGame, ParseFinishedGameError> {
        let parts: Vec<_> = line.split(';').map(str::trim).collect();
        let &[score, black, white] = &parts[..] else {
            return Err(ParseFinishedGameError::Parts(line.to_string()));
        };
        Ok(FinishedGame {
            score: parse_score(score).map_err(ParseFinishedGameError::Score)?,
            black: black.to_string(),
            white: white.to_string(),
        })
    }
}
