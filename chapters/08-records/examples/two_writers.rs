//! Two programs add 100 games each to one ledger, at once.

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use records::{Ledger, standings};

fn write(folder: &str, line: &str) -> Result<(), Box<dyn Error>> {
    let ledger = Ledger::in_folder(Path::new(folder));
    for _ in 0..100 {
        ledger.append(&[line.parse()?])?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    if let [_, folder, line] = &env::args().collect::<Vec<_>>()[..] {
        return write(folder, line);
    }
    let folder = env::temp_dir().join("othellier-two-writers");
    let games = ["35-29; Ann; Bob", "12-52; Ann; Bob"];
    let start = |line| {
        Command::new(env::current_exe()?)
            .arg(&folder)
            .arg(line)
            .spawn()
    };
    for mut writer in [start(games[0])?, start(games[1])?] {
        writer.wait()?;
    }
    let contents = Ledger::in_folder(&folder).load()?;
    for standing in standings(&contents.games) {
        println!("{standing}");
    }
    println!("torn lines: {}", contents.unreadable.len());
    Ok(fs::remove_dir_all(&folder)?)
}
