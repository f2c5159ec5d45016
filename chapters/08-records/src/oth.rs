use board::Square;
use end_of_game::Position;
use whole_games::Ply;

use crate::record_builder::RecordBuilder;
use crate::{Problem, Record, RecordError};
use crate::{format_position, parse_position, parse_score};

/// Reads games written as transcripts, each with or without lines such as
/// `Black: Ann` before it. A blank line after the moves, or another such line,
/// ends a game. Lines that begin with another word and a colon are ignored.
///
/// # Errors
///
/// At the first line that cannot be read or breaks a rule.
pub fn parse_oth(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut parser = OthParser::default();
    let text = text.trim_start_matches('\u{feff}');
    for (before, line) in text.lines().enumerate() {
        parser
            .parse_line(line.trim())
            .and_then(|()| Ok(stage::check_games(parser.records.len())?))
            .map_err(|problem| problem.in_line(before + 1))?;
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
        match line.split_once(':') {
            Some((word, value)) if !has_moves(word) => {
                self.parse_header(word, value.trim())
            }
            _ if !line.is_empty() => {
                let plies = self.builder.parse_plies(line)?;
                self.builder.add(&plies)
            }
            _ => {
                if !self.builder.is_unplayed() {
                    self.end_game();
                }
                Ok(())
            }
        }
    }

    /// A word that this game has had, or that comes after moves, is about the
    /// next game.
    fn parse_header(&mut self, word: &str, value: &str) -> Result<(), Problem> {
        let word = word.trim().to_lowercase();
        if !self.builder.is_unplayed() || self.words.contains(&word) {
            self.end_game();
        }
        if set_field(&mut self.builder.record, &word, value)? {
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
    let is_square = |it: &str| it.parse::<Square>().is_ok();
    let mut parts = word.split_whitespace().filter_map(|it| it.get(..2));
    word.starts_with(|it: char| !it.is_alphabetic()) || parts.any(is_square)
}

/// Sets the field that the word names. Says whether there is such a field.
fn set_field(
    record: &mut Record,
    word: &str,
    value: &str,
) -> Result<bool, Problem> {
    match word {
        "black" => record.black = value.to_string(),
        "white" => record.white = value.to_string(),
        "date" => record.date = value.to_string(),
        "place" => record.place = value.to_string(),
        "result" if value.is_empty() => record.result = None,
        "result" => {
            record.result = Some(parse_score(value)?);
        }
        "start" => {
            record.start = parse_position(value)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Writes games with all that is known about them.
pub fn format_oth(records: &[Record]) -> String {
    let games: Vec<_> = records.iter().map(format_game).collect();
    games.join("\n")
}

fn format_game(record: &Record) -> String {
    let result = record.result.map(|score| score.to_string());
    let headers = [
        ("Black", one_line(&record.black)),
        ("White", one_line(&record.white)),
        ("Date", one_line(&record.date)),
        ("Place", one_line(&record.place)),
        ("Result", result.unwrap_or_default()),
    ];
    let lines = headers.map(|(word, value)| format!("{word}: {value}\n"));
    format!("{}{}", lines.concat(), format_transcript(record))
}

/// The text without the characters that would break its line.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_string()
}

/// Writes the moves of games and nothing else. A game without a move leaves
/// no trace.
pub fn format_transcripts(records: &[Record]) -> String {
    let has_moves = |it: &&Record| it.plies.iter().any(|ply| *ply != Ply::Pass);
    let played = records.iter().filter(has_moves);
    let games: Vec<_> = played.map(format_transcript).collect();
    games.join("\n")
}

/// The moves in one line, after the start if it is not the usual one.
fn format_transcript(record: &Record) -> String {
    let mut text = String::new();
    if record.start != Position::start() {
        text += &format!("Start: {}\n", format_position(&record.start));
    }
    for ply in &record.plies {
        if let Ply::Move(square) = ply {
            text += &square.to_string();
        }
    }
    text + "\n"
}
