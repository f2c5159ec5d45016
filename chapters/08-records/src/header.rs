//! The header fields above the moves of an `.oth` game.

use crate::{Problem, Record, non_empty, parse_position, parse_score};

impl Record {
    /// Sets the field of a header line such as `Black: Ann`. The word must be
    /// in lower case. Returns false if it isn't a field that we store.
    ///
    /// # Errors
    ///
    /// Returns an error if the value can't be parsed.
    pub(crate) fn set(
        &mut self,
        word: &str,
        value: &str,
    ) -> Result<bool, Problem> {
        match word {
            "black" => self.black = non_empty(value),
            "white" => self.white = non_empty(value),
            "date" => self.date = non_empty(value),
            "place" => self.place = non_empty(value),
            "result" if value.is_empty() => self.result = None,
            "result" => self.result = Some(parse_score(value)?),
            "start" => self.start = parse_position(value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}
