//! What's known about a game, in a line.

use records::Record;
use whole_games::parse_transcript;

fn main() {
    let record = Record {
        black: "Ann".to_string(),
        white: "Bob".to_string(),
        date: "2026-11-21".to_string(),
        plies: parse_transcript("f5d6c3").expect("three moves"),
        ..Record::default()
    };
    println!("{record}");
    println!("{}", Record::default());
}
