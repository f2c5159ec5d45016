use std::fmt;

use end_of_game::{Position, Score};
use whole_games::{Objection, Ply, Replay, referee};

/// A game as it's kept, as far as it's known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The player with the black discs.
    pub black: Option<String>,
    /// The player with the white discs.
    pub white: Option<String>,
    /// The day or the year, as it was written.
    pub date: Option<String>,
    /// The place or the tournament.
    pub place: Option<String>,
    /// The result, as it was written.
    pub result: Option<Score>,
    /// The position in which the game begins.
    pub start: Position,
    /// The moves. Readers leave passes out: the rules say where they are.
    pub plies: Vec<Ply>,
    /// What a database knows about perfect play.
    pub perfect_play: Option<String>,
    /// What else a file has that isn't kept.
    pub left_out: Option<&'static str>,
}

impl Default for Record {
    /// A game from the usual start, about which nothing is known.
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

/// A text that somebody wrote down, unless they wrote nothing.
pub fn known(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_string())
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
        let black = self.black.as_deref().unwrap_or("Black");
        let white = self.white.as_deref().unwrap_or("White");
        let result = self.result.map(|score| score.to_string());
        let result = result.as_deref().unwrap_or("-");
        let mut line = format!("{black} {result} {white}");
        for more in [&self.place, &self.date].into_iter().flatten() {
            line += &format!(", {more}");
        }
        f.write_str(&chapter_cli::sanitize(&line))
    }
}
