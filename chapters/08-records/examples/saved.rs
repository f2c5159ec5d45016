//! Saves two games under one name, and lists the folder.

use records::save;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::temp_dir().join("othellier-saved");
    fs::create_dir_all(&folder)?;
    for text in ["f5d6", "f5f6e6f4"] {
        save(&folder.join("game.txt"), text.as_bytes())?;
    }
    for file in fs::read_dir(&folder)? {
        let path = file?.path();
        println!("{:?}: {}", path.file_name(), fs::read_to_string(&path)?);
    }
    fs::remove_dir_all(&folder)
}
