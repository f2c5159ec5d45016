//! Appends a game to a ledger whose last line is torn.

use durability::Ledger;
use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join("othellier-torn-line");
    fs::create_dir_all(&folder)?;
    let file = folder.join("finished-games.txt");
    fs::write(&file, "35-29; Ann; Bob\n12-52; Ann; Bo")?;
    Ledger::in_folder(&folder).append(&["12-52; Ann; Bonnie".parse()?])?;
    print!("{}", fs::read_to_string(file)?);
    Ok(fs::remove_dir_all(&folder)?)
}
