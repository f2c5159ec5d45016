//! What each line above the moves of a sheet is about.

use crate::{Problem, Record, known, parse_position, parse_score};

impl Record {
    /// Sets what a line such as `Black: Ann` is about, and says whether we keep
    /// that. The word is in lower case.
    pub(crate) fn set(
        &mut self,
        word: &str,
        value: &str,
    ) -> Result<bool, Problem> {
        match word {
            "black" => self.black = known(value),
            "white" => self.white = known(value),
            "date" => self.date = known(value),
            "place" => self.place = known(value),
            "result" if value.is_empty() => self.result = None,
            "result" => self.result = Some(parse_score(value)?),
            "start" => self.start = parse_position(value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}
