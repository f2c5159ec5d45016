use std::fmt;

use end_of_game::{Position, Score};
use whole_games::{Objection, Ply, Replay, referee};

/// A game as it is kept: who played, when and where, and every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The player with the black discs; empty if unknown.
    pub black: String,
    /// The player with the white discs; empty if unknown.
    pub white: String,
    /// The day or the year, as it was written; empty if unknown.
    pub date: String,
    /// The place or the tournament; empty if unknown.
    pub place: String,
    /// The result, as it was written.
    pub result: Option<Score>,
    /// The position in which the game begins.
    pub start: Position,
    /// The moves. Readers leave passes out: the rules say where they are.
    pub plies: Vec<Ply>,
    /// What a database says about perfect play; empty if nothing.
    pub perfect_play: String,
    /// What else a file says, although it isn't kept; empty if nothing.
    pub left_out: &'static str,
}

impl Default for Record {
    /// A game from the usual start, about which nothing is known.
    fn default() -> Record {
        Record {
            black: String::new(),
            white: String::new(),
            date: String::new(),
            place: String::new(),
            result: None,
            start: Position::start(),
            plies: Vec::new(),
            perfect_play: String::new(),
            left_out: "",
        }
    }
}

impl Record {
    /// Follows the moves.
    ///
    /// # Errors
    ///
    /// At the first ply that the rules forbid.
    pub fn replay(&self) -> Result<Replay, Box<Objection>> {
        referee(self.start, &self.plies)
    }
}

impl fmt::Display for Record {
    /// Writes a line such as `Ralle Paul 35-29 Thor, Paris, 1990`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let or = |name: &str, unknown| match name {
            "" => String::from(unknown),
            name => chapter_cli::sanitize(name),
        };
        let result = self.result.map(|score| score.to_string());
        let result = result.unwrap_or("-".to_string());
        let (black, white) =
            (or(&self.black, "Black"), or(&self.white, "White"));
        write!(f, "{black} {result} {white}")?;
        for more in [&self.place, &self.date] {
            if !more.is_empty() {
                write!(f, ", {}", chapter_cli::sanitize(more))?;
            }
        }
        Ok(())
    }
}
