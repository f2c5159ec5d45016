//! Writes a game as a sheet, into a file.

use std::{fs, io};

use records::{Record, format_oth};
use whole_games::parse_transcript;

fn main() -> io::Result<()> {
    let record = Record {
        black: "Ann".to_string(),
        white: "Bob\nWhite: Eve".to_string(),
        plies: parse_transcript("f5d6c3").expect("three moves"),
        ..Record::default()
    };
    fs::write("eve.oth", format_oth(&[record]))?;
    print!("{}", fs::read_to_string("eve.oth")?);
    fs::remove_file("eve.oth")
}
