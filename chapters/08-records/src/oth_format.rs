use end_of_game::Position;
use whole_games::Ply;

use crate::{Record, format_position};

/// Formats games as `.oth`: headers and moves.
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

/// Replaces control characters by spaces, so that the text fits on one line.
pub fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_string()
}

/// Formats games as `.txt`: only moves. Games without plies are left out.
pub fn format_transcripts(records: &[Record]) -> String {
    let games: Vec<_> = records
        .iter()
        .filter(|record| !record.plies.is_empty())
        .map(format_transcript)
        .collect();
    games.join("\n")
}

/// Formats the moves on one line, under a start other than the usual one.
fn format_transcript(record: &Record) -> String {
    let mut text = String::new();
    if record.start != Position::start() {
        text += &format!("Start: {}\n", format_position(&record.start));
    }
    for (index, ply) in record.plies.iter().enumerate() {
        let is_last = index + 1 == record.plies.len();
        if *ply != Ply::Pass || is_last {
            text += &ply.to_string();
        }
    }
    text + "\n"
}
