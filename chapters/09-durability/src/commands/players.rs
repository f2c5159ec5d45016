use std::io::{self, Write};
use std::path::{Path, PathBuf};

use durability::Ledger;
use finished_games::{finished_game, standings};
use lexopt::prelude::*;
use records::{FileError, in_file, read_file};

use crate::AnyError;

/// Adds games to the ledger if asked to, and prints its table of players.
pub fn players(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let (mut folder, mut added) = (PathBuf::from("."), None);
    while let Some(option) = arguments.next()? {
        match option {
            Long("data") => folder = PathBuf::from(arguments.value()?),
            Long("add") => added = Some(PathBuf::from(arguments.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let ledger = Ledger::in_folder(&folder);
    if let Some(path) = added {
        writeln!(output, "{}", append(&ledger, &path)?)?;
    }
    write_standings(&ledger, output)
}

/// Appends a file's finished games to the ledger. Returns the message to print.
fn append(ledger: &Ledger, path: &Path) -> Result<String, AnyError> {
    let (mut games, mut unfinished) = (Vec::new(), 0);
    for record in read_file(path)? {
        match finished_game(&record)? {
            Some(game) => games.push(game),
            None => unfinished += 1,
        }
    }
    ledger.append(&games).map_err(named(ledger))?;
    let added = games.len();
    Ok(format!(
        "games added: {added}, left out unfinished: {unfinished}"
    ))
}

fn write_standings(
    ledger: &Ledger,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let contents = ledger.load().map_err(named(ledger))?;
    writeln!(output, "rank   won drawn  lost  player")?;
    for (index, standing) in standings(&contents.games).iter().enumerate() {
        writeln!(output, "{:>4} {standing}", index + 1)?;
    }
    let path = ledger.path().display();
    for (number, why) in contents.unreadable {
        let why = chapter_cli::sanitize(&why.to_string());
        writeln!(output, "not counted: {path}, line {number}: {why}")?;
    }
    Ok(())
}

/// Returns a function that adds the ledger's path to an error.
fn named(ledger: &Ledger) -> impl Fn(io::Error) -> FileError {
    in_file(ledger.path())
}
