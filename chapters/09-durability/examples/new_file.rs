//! Writes one new file twice.

use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let path = Path::new("twice.txt");
    for game in ["f5d6c3", "f5f6e6"] {
        match durability::save_new(path, game.as_bytes()) {
            Ok(()) => println!("{game} is written"),
            Err(why) => println!("{game} is not: {}", why.kind()),
        }
    }
    fs::remove_file(path)
}
