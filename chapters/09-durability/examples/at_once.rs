//! Runs three programs that each append 50 games to one ledger.

use std::process::Command;
use std::{env, error::Error, fs};

use durability::Ledger;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join("othellier-at-once");
    let ledger = Ledger::in_folder(&folder);
    if env::args().len() > 1 {
        let game = ["35-29; Ann; Bob".parse()?];
        return Ok((0..50).try_for_each(|_| ledger.append(&game))?);
    }
    let _ = fs::remove_dir_all(&folder); // an earlier run was killed
    let mut programs = Vec::new();
    for _ in 0..3 {
        programs.push(Command::new(env::current_exe()?).arg("add").spawn()?);
    }
    for program in &mut programs {
        program.wait()?;
    }
    println!("{} games of 150", ledger.load()?.games.len());
    Ok(fs::remove_dir_all(folder)?)
}
