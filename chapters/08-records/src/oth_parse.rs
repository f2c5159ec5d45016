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
    parse_oth_games(text).into_iter().collect()
}

/// Parses games, and returns the first error of each invalid one.
pub fn parse_oth_games(text: &str) -> Vec<Result<Record, RecordError>> {
    let mut parser = OthParser::default();
    let text = text.trim_start_matches('\u{feff}');
    for (index, line) in text.lines().enumerate() {
        if let Err(problem) = parser.parse_line(line.trim()) {
            let has_too_many_games = matches!(problem, Problem::Io(_));
            let error = RecordError::Line(index + 1, problem);
            if has_too_many_games {
                return vec![Err(error)];
            }
            parser.error.get_or_insert(error);
        }
    }
    parser.end_game();
    parser.games
}

/// The state of parsing an `.oth` text.
#[derive(Default)]
struct OthParser {
    /// The finished games, or what's wrong with them.
    games: Vec<Result<Record, RecordError>>,
    /// The current game.
    record: Record,
    /// The header words of the current game, in lower case.
    words: Vec<String>,
    /// True if the current game has a line of moves.
    in_moves: bool,
    /// The first error in the current game.
    error: Option<RecordError>,
}

impl OthParser {
    fn parse_line(&mut self, line: &str) -> Result<(), Problem> {
        match line.split_once(':').filter(|(word, _)| !has_moves(word)) {
            Some((word, value)) => self.parse_header(word, value.trim())?,
            None if !line.is_empty() => self.parse_moves(line)?,
            None if !self.in_moves => {}
            None => self.end_game(),
        }
        Ok(chapter_cli::check_games(self.games.len())?)
    }

    /// Parses a header. A repeated one, or one after moves, begins a new game.
    fn parse_header(&mut self, word: &str, value: &str) -> Result<(), Problem> {
        let word = word.trim().to_lowercase();
        if self.in_moves || self.words.contains(&word) {
            self.end_game();
        }
        if self.record.set(&word, value)? {
            self.words.push(word);
        }
        Ok(())
    }

    /// Adds a line of moves and checks that the game so far is legal.
    fn parse_moves(&mut self, line: &str) -> Result<(), Problem> {
        self.in_moves = true;
        let before = self.record.plies.len();
        let plies = parse_transcript(line).map_err(|mut error| {
            error.plies += before;
            error
        })?;
        self.record.plies.extend(plies);
        self.record.replay()?;
        Ok(())
    }

    /// Adds the current game to the games, unless it's empty.
    fn end_game(&mut self) {
        let mut record = mem::take(&mut self.record);
        let words = mem::take(&mut self.words);
        self.in_moves = false;
        if let Some(error) = self.error.take() {
            self.games.push(Err(error));
        } else if !words.is_empty() || !record.plies.is_empty() {
            let last = record.plies.pop();
            record.plies.retain(|ply| *ply != Ply::Pass);
            record.plies.extend(last);
            self.games.push(Ok(record));
        }
    }
}
