use std::mem;

use whole_games::{Ply, parse_transcript};

use crate::header_values::has_moves;
use crate::{Problem, Record, RecordError};

/// Parses games: transcripts with optional headers such as `Black: Ann`.
///
/// # Errors
///
/// Returns an error at the first line that is invalid or has an illegal move.
pub fn parse_oth(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut parser = OthParser::default();
    let text = text.trim_start_matches('\u{feff}');
    for (index, line) in text.lines().enumerate() {
        parser
            .parse_line(line.trim())
            .map_err(|problem| RecordError::Line(index + 1, problem))?;
    }
    parser.end_game();
    Ok(parser.records)
}

/// The state of parsing an `.oth` text.
#[derive(Default)]
struct OthParser {
    /// The finished games.
    records: Vec<Record>,
    /// The current game.
    record: Record,
    /// The header words of the current game, in lower case.
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

    /// Parses a header. A repeated one, or one after moves, begins a new game.
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

    /// Adds a line of moves and checks that the game so far is legal.
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

    /// Adds the current game to the records, unless it's empty.
    fn end_game(&mut self) {
        let mut record = mem::take(&mut self.record);
        let words = mem::take(&mut self.words);
        if !words.is_empty() || !record.plies.is_empty() {
            // A move implies the pass before it. Nothing implies the last one.
            let last = record.plies.pop();
            record.plies.retain(|ply| *ply != Ply::Pass);
            record.plies.extend(last);
            self.records.push(record);
        }
    }
}
