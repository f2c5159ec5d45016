use std::fmt;
use std::str::FromStr;

use end_of_game::{Score, Turn};
use thiserror::Error;
use whole_games::Objection;

use crate::oth_format::one_line;
use crate::{ParseScoreError, Record, parse_score};

/// A game that has a result: a line such as `35-29; Ann; Bob`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The result.
    pub score: Score,
    /// The player with the black discs.
    pub black: String,
    /// The player with the white discs.
    pub white: String,
}

impl FinishedGame {
    /// The finished game of a record: with the result that it gives, or else the
    /// one that its moves come to. `None` when it has neither.
    ///
    /// # Errors
    ///
    /// When the rules forbid the game.
    pub fn from_record(
        record: &Record,
    ) -> Result<Option<FinishedGame>, Box<Objection>> {
        let position = record.replay()?.position;
        let is_over = position.turn() == Turn::Over;
        let counted = is_over.then(|| Score::result(&position.board));
        Ok(record.result.or(counted).map(|score| FinishedGame {
            score,
            black: one_line(&record.black.replace(';', " ")),
            white: one_line(&record.white.replace(';', " ")),
        }))
    }
}

impl fmt::Display for FinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; {}; {}", self.score, self.black, self.white)
    }
}

/// Why a line isn't a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseFinishedGameError {
    /// It doesn't have three parts.
    #[error("{0:?} isn't a finished game: write one as 35-29; Ann; Bob")]
    Parts(String),
    /// It's the last line, and a crash may have cut it short.
    #[error(
        "{0:?} has no line end, so it may be half a line: end it, or delete it"
    )]
    Torn(String),
    /// The first part isn't a result.
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
