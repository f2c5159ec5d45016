use std::mem;

use whole_games::{Ply, parse_transcript};

use crate::words::has_moves;
use crate::{Problem, Record, RecordError};

/// Reads games, each a transcript under lines such as `Black: Ann`, or none.
///
/// # Errors
///
/// At the first line that cannot be read or breaks a rule.
pub fn parse_oth(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut parser = OthParser::default();
    let text = text.trim_start_matches('\u{feff}');
    for (before, line) in text.lines().enumerate() {
        let read = parser.parse_line(line.trim());
        read.map_err(|problem| RecordError::Line(before + 1, problem))?;
    }
    parser.end_game();
    Ok(parser.records)
}

/// The games of a text, as far as it has been read.
#[derive(Default)]
struct OthParser {
    records: Vec<Record>,
    /// The game that's being read.
    record: Record,
    /// The words before the colons in this game, in lower case.
    words: Vec<String>,
}

impl OthParser {
    fn parse_line(&mut self, line: &str) -> Result<(), Problem> {
        match line.split_once(':').filter(|(word, _)| !has_moves(word)) {
            Some((word, value)) => self.parse_header(word, value.trim())?,
            None if !line.is_empty() => self.parse_moves(line)?,
            None if self.record.plies.is_empty() => {}
            None => self.end_game(),
        }
        Ok(chapter_cli::check_games(self.records.len())?)
    }

    /// The same word again, or a word after moves, is about the next game.
    fn parse_header(&mut self, word: &str, value: &str) -> Result<(), Problem> {
        let word = word.trim().to_lowercase();
        if !self.record.plies.is_empty() || self.words.contains(&word) {
            self.end_game();
        }
        if self.record.set(&word, value)? {
            self.words.push(word);
        }
        Ok(())
    }

    /// Adds a line of moves, and has the referee look at the game so far.
    fn parse_moves(&mut self, line: &str) -> Result<(), Problem> {
        let before = self.record.plies.len();
        let plies = parse_transcript(line).map_err(|mut error| {
            error.plies += before;
            error
        })?;
        self.record.plies.extend(plies);
        self.record.replay()?;
        Ok(())
    }

    /// Keeps the game that was read, unless nothing was.
    fn end_game(&mut self) {
        let mut record = mem::take(&mut self.record);
        let words = mem::take(&mut self.words);
        if !words.is_empty() || !record.plies.is_empty() {
            record.plies.retain(|ply| *ply != Ply::Pass);
            self.records.push(record);
        }
    }
}
