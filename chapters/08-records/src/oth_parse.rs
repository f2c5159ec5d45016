use board::Square;

use crate::{Problem, Record, RecordBuilder, RecordError};
use crate::{parse_position, parse_score};

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
    builder: RecordBuilder,
    /// The words before the colons in this game, in lower case.
    words: Vec<String>,
}

impl OthParser {
    fn parse_line(&mut self, line: &str) -> Result<(), Problem> {
        match line.split_once(':').filter(|(word, _)| !has_moves(word)) {
            Some((word, value)) => self.parse_header(word, value.trim())?,
            None if !line.is_empty() => {
                let plies = self.builder.parse_plies(line)?;
                self.builder.add(&plies)?;
            }
            None if self.builder.is_unplayed() => {}
            None => self.end_game(),
        }
        Ok(chapter_cli::check_games(self.records.len())?)
    }

    /// The same word again, or a word after moves, is about the next game.
    fn parse_header(&mut self, word: &str, value: &str) -> Result<(), Problem> {
        let word = word.trim().to_lowercase();
        if !self.builder.is_unplayed() || self.words.contains(&word) {
            self.end_game();
        }
        if self.builder.record.set(&word, value)? {
            self.words.push(word);
        }
        Ok(())
    }

    /// Keeps the game that was read, unless nothing was.
    fn end_game(&mut self) {
        let builder = std::mem::take(&mut self.builder);
        let words = std::mem::take(&mut self.words);
        if !words.is_empty() || !builder.is_unplayed() {
            self.records.push(builder.record);
        }
    }
}

/// Whether a text before a colon is moves, or no word at all: the time in
/// `f5d6 // 12:30` doesn't make that line a header.
fn has_moves(word: &str) -> bool {
    let is_square = |name: &str| name.parse::<Square>().is_ok();
    let mut parts = word.split_whitespace().filter_map(|part| part.get(..2));
    word.starts_with(|first: char| !first.is_alphabetic())
        || parts.any(is_square)
}

impl Record {
    /// Sets what a line such as `Black: Ann` is about, and says whether we keep
    /// that. The word is in lower case.
    ///
    /// # Errors
    ///
    /// When the value isn't one for this word.
    pub fn set(&mut self, word: &str, value: &str) -> Result<bool, Problem> {
        match word {
            "black" => self.black = value.to_string(),
            "white" => self.white = value.to_string(),
            "date" => self.date = value.to_string(),
            "place" => self.place = value.to_string(),
            "result" if value.is_empty() => self.result = None,
            "result" => self.result = Some(parse_score(value)?),
            "start" => self.start = parse_position(value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}
