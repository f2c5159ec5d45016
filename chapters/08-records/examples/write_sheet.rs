//! Writes a game as a sheet, into a file.

use std::{env, fs, io};

use records::{Record, format_oth};
use whole_games::parse_transcript;

fn main() -> io::Result<()> {
    let record = Record {
        black: "Ann".to_string(),
        white: "Bob\nWhite: Eve".to_string(),
        plies: parse_transcript("f5d6c3").expect("three moves"),
        ..Record::default()
    };
    let file = env::temp_dir().join("othellier-sheet.oth");
    fs::write(&file, format_oth(&[record]))?;
    print!("{}", fs::read_to_string(&file)?);
    fs::remove_file(file)
}
