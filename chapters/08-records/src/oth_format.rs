use end_of_game::Position;
use whole_games::Ply;

use crate::{Record, format_position};

/// Writes games with all that is known about them.
pub fn format_oth(records: &[Record]) -> String {
    let games: Vec<_> = records.iter().map(format_game).collect();
    games.join("\n")
}

fn format_game(record: &Record) -> String {
    let headers = [
        ("Black", record.black.clone()),
        ("White", record.white.clone()),
        ("Date", record.date.clone()),
        ("Place", record.place.clone()),
        ("Result", record.result.map(|score| score.to_string())),
    ];
    let lines = headers.map(|(word, value)| {
        let value = one_line(&value.unwrap_or_default());
        format!("{word}: {value}\n")
    });
    format!("{}{}", lines.concat(), format_transcript(record))
}

/// The text without the characters that would break its line.
pub fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_string()
}

/// Writes the moves of games and nothing else. A game without a move leaves
/// no trace.
pub fn format_transcripts(records: &[Record]) -> String {
    let has_moves =
        |record: &&Record| record.plies.iter().any(|ply| *ply != Ply::Pass);
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
