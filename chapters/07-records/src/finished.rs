use std::error::Error;
use std::fmt;
use std::str::FromStr;

use end_of_game::{Objection, Score, Turn};

use crate::{ParseScoreError, Record, read_score};

/// A game that came to its end: a line such as `35-29; Ann; Bob`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The result.
    pub score: Score,
    /// The player with the black discs.
    pub black: String,
    /// The player with the white discs.
    pub white: String,
}

impl Finished {
    /// What remains of a record; `None` when the game did not come to its end.
    ///
    /// # Errors
    ///
    /// When the rules forbid the game.
    pub fn of(record: &Record) -> Result<Option<Finished>, Box<Objection>> {
        let position = record.replay()?.position;
        let finished = Finished {
            score: Score::result(&position.board),
            black: one_field(&record.black),
            white: one_field(&record.white),
        };
        Ok((position.turn() == Turn::Over).then_some(finished))
    }
}

/// The name without the characters that would end it, or its line.
fn one_field(name: &str) -> String {
    let ends = |sign: char| sign == ';' || sign.is_control();
    name.replace(ends, " ").trim().to_string()
}

impl fmt::Display for Finished {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; {}; {}", self.score, self.black, self.white)
    }
}

/// Why a line is no finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseFinishedError {
    /// It has not three parts.
    Parts(String),
    /// The first part is no result.
    Score(ParseScoreError),
}

impl FromStr for Finished {
    type Err = ParseFinishedError;

    fn from_str(line: &str) -> Result<Finished, ParseFinishedError> {
        let parts: Vec<_> = line.split(';').map(str::trim).collect();
        let &[score, black, white] = &parts[..] else {
            return Err(ParseFinishedError::Parts(line.to_string()));
        };
        Ok(Finished {
            score: read_score(score).map_err(ParseFinishedError::Score)?,
            black: black.to_string(),
            white: white.to_string(),
        })
    }
}

impl fmt::Display for ParseFinishedError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Parts(line) => write!(
                f,
                "{line:?} is no finished game: write one as 35-29; Ann; Bob"
            ),
            Self::Score(why) => write!(f, "{why}"),
        }
    }
}

impl Error for ParseFinishedError {}
