//! What crosses from a thread to the one that listens.

use end_of_game::Position;
use minimax::{Game, ScoredMove};
use whole_games::parse_transcript;

/// A report that can be written as a line of text, and read again.
pub trait Report: Sized {
    /// The line.
    fn to_text(&self) -> String;

    /// The report of a line; `None` if the line isn't one.
    fn from_text(text: &str) -> Option<Self>;
}

impl Report for ScoredMove<<Position as Game>::Move> {
    fn to_text(&self) -> String {
        format!("{} {} {}", self.mv, self.value, self.positions)
    }

    fn from_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let plies = parse_transcript(words.next()?).ok()?;
        Some(Self {
            mv: *plies.first()?,
            value: words.next()?.parse().ok()?,
            positions: words.next()?.parse().ok()?,
        })
    }
}
