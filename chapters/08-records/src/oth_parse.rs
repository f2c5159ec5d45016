use std::mem;

use board::Square;
use end_of_game::Position;
use whole_games::{Ply, parse_transcript};

use crate::record::known;
use crate::{Problem, Record, RecordError, parse_score};

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
    fn set(&mut self, word: &str, value: &str) -> Result<bool, Problem> {
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

/// Reads 64 squares from a1 to h8, a space, and the color to move.
///
/// # Errors
///
/// When one of the two cannot be read.
pub fn parse_position(text: &str) -> Result<Position, Problem> {
    let parts = text.trim().rsplit_once(char::is_whitespace);
    let (board, color) = parts.ok_or(Problem::NoColor)?;
    let (board, to_move) = (board.parse()?, color.parse()?);
    Ok(Position { board, to_move })
}
