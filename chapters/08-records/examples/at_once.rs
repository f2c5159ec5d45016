//! Three programs add 50 games each, at once, in two ways.

use std::path::Path;
use std::process::Command;
use std::{env, error::Error, fs};

use records::{Ledger, save};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let folder = env::temp_dir().join("othellier-at-once");
    if let Some(way) = env::args().nth(1) {
        return (0..50).try_for_each(|_| add(&way, &folder));
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?; // an earlier run was killed
    }
    while three_programs("number", &folder)? == 150 {}
    println!("a number that's read and saved: games are lost");
    let games = three_programs("ledger", &folder)?;
    println!("a ledger: {games} games of 150");
    Ok(fs::remove_dir_all(folder)?)
}

/// Adds a game that Ann has won.
fn add(way: &str, folder: &Path) -> Result<()> {
    if way == "ledger" {
        let game = "35-29; Ann; Bob".parse()?;
        return Ok(Ledger::in_folder(folder).append(&[game])?);
    }
    let more = games(way, folder)? + 1;
    Ok(save(&folder.join("number"), more.to_string().as_bytes())?)
}

/// How many games there are.
fn games(way: &str, folder: &Path) -> Result<usize> {
    match way {
        "ledger" => Ok(Ledger::in_folder(folder).load()?.games.len()),
        _ => Ok(fs::read_to_string(folder.join("number"))?.parse()?),
    }
}

/// Starts this program three times, waits, and counts the games.
fn three_programs(way: &str, folder: &Path) -> Result<usize> {
    fs::create_dir_all(folder)?;
    save(&folder.join("number"), b"0")?;
    let mut programs = Vec::new();
    for _ in 0..3 {
        let mut program = Command::new(env::current_exe()?);
        programs.push(program.arg(way).spawn()?);
    }
    for program in &mut programs {
        program.wait()?;
    }
    games(way, folder)
}
