//! Writes a game under three names, and reads it back.

use records::{FileError, Record, read_file, write_new_file};
use whole_games::parse_transcript;

fn main() {
    for name in ["game.oth", "game.txt", "game.doc"] {
        match write_and_read(name) {
            Ok(record) => println!("{name}: {record}"),
            Err(why) => println!("{}", why.problem),
        }
    }
}

fn write_and_read(name: &str) -> Result<Record, FileError> {
    let path = std::env::temp_dir().join(name);
    let record = Record {
        black: "Ann".to_string(),
        plies: parse_transcript("f5d6").expect("two moves"),
        ..Record::default()
    };
    let _ = std::fs::remove_file(&path); // from the last time
    write_new_file(&path, &[record])?;
    Ok(read_file(&path)?.remove(0))
}
