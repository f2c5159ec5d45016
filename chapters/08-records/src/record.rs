use std::fmt;

use end_of_game::{Position, Score};
use whole_games::{Objection, Ply, Replay, referee};

/// A recorded game. Unknown fields are `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The player with the black discs.
    pub black: Option<String>,
    /// The player with the white discs.
    pub white: Option<String>,
    /// The day or the year, as written.
    pub date: Option<String>,
    /// The place or the tournament.
    pub place: Option<String>,
    /// The result, as written.
    pub result: Option<Score>,
    /// The position in which the game begins.
    pub start: Position,
    /// The moves, and a last pass. Other passes follow from the rules.
    pub plies: Vec<Ply>,
    /// A database's remark on perfect play.
    pub perfect_play: Option<String>,
    /// A description of content that the file has and the record doesn't.
    pub left_out: Option<&'static str>,
}

impl Default for Record {
    /// Returns a game without moves from the usual start.
    fn default() -> Record {
        Record {
            black: None,
            white: None,
            date: None,
            place: None,
            result: None,
            start: Position::start(),
            plies: Vec::new(),
            perfect_play: None,
            left_out: None,
        }
    }
}

/// Returns the text, or `None` if it's empty.
pub fn non_empty(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_string())
}

impl Record {
    /// Replays the moves under the rules.
    ///
    /// # Errors
    ///
    /// Returns an error at the first illegal ply.
    pub fn replay(&self) -> Result<Replay, Box<Objection>> {
        referee(self.start, &self.plies)
    }
}

impl fmt::Display for Record {
    /// Formats a line such as `Ralle Paul 35-29 Thor, Paris, 1990`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let black = self.black.as_deref().unwrap_or("Black");
        let white = self.white.as_deref().unwrap_or("White");
        let result = match self.result {
            Some(score) => score.to_string(),
            None => "-".to_string(),
        };
        let mut line = format!("{black} {result} {white}");
        for detail in [&self.place, &self.date].into_iter().flatten() {
            line += &format!(", {detail}");
        }
        f.write_str(&chapter_cli::sanitize(&line))
    }
}
