//! Writes a game as a sheet.

use records::{Record, format_oth};
use whole_games::parse_transcript;

fn main() {
    let record = Record {
        black: Some("Ann".to_string()),
        white: Some("Bob\nWhite: Eve".to_string()),
        plies: parse_transcript("f5d6c3").expect("three moves"),
        ..Record::default()
    };
    print!("{}", format_oth(&[record]));
}
