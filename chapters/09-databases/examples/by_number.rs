//! Writes three games to a file, and asks for the second.

use std::error::Error;
use std::{env, fs};

use databases::{Database, WthorHeader};

fn main() -> Result<(), Box<dyn Error>> {
    let header = WthorHeader {
        games: 3,
        year: 1990,
        ..WthorHeader::default()
    };
    let mut file = header.to_bytes().to_vec();
    for score in [40, 35, 20] {
        file.extend([0, 0, 17, 0, 8, 0, score, 0]);
        file.extend([0; 60]);
    }
    let path = env::temp_dir().join("three_games.wtb");
    fs::write(&path, file)?;
    let record = Database::open(&path)?.game(2)?;
    println!("{}", record.expect("there are three"));
    Ok(())
}
