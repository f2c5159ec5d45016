//! A crash has cut a ledger's last line short, and then Dan wins a game.

use std::error::Error;
use std::{env, fs};

use records::Ledger;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join("othellier-torn-line");
    fs::create_dir_all(&folder)?;
    let ledger = Ledger::in_folder(&folder);
    fs::write(ledger.path(), "35-29; Ann; Bob\n12-52; Ann; Bo")?;
    ledger.append(&["40-24; Dan; Eve".parse()?])?;
    print!("{}", fs::read_to_string(ledger.path())?);
    for (line, why) in ledger.load()?.unreadable {
        println!("line {line}: {why}");
    }
    Ok(fs::remove_dir_all(&folder)?)
}
