use std::io::Write;
use std::path::{Path, PathBuf};

use lexopt::prelude::*;
use records::{FinishedGame, Ledger, read_file, standings};

use super::Failure;

/// Ranks the players of the finished games in the ledger.
pub fn players(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut ledger = Ledger::of_user();
    let mut added = None;
    while let Some(option) = arguments.next()? {
        match option {
            Long("data") => {
                let folder = PathBuf::from(arguments.value()?);
                ledger = Some(Ledger::in_folder(&folder));
            }
            Long("add") => added = Some(PathBuf::from(arguments.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let ledger = ledger
        .ok_or("this system has no place for your data: give --data DIR")?;
    if let Some(path) = added {
        writeln!(output, "{}", append(&ledger, &path)?)?;
    }
    write_standings(&ledger, output)
}

/// Adds the finished games of a file to the ledger.
fn append(ledger: &Ledger, path: &Path) -> Result<String, Failure> {
    let (mut games, mut unfinished) = (Vec::new(), 0);
    for (before, record) in read_file(path)?.enumerate() {
        let finished =
            FinishedGame::from_record(&record?).map_err(|objection| {
                let (path, number) = (path.display(), before + 1);
                format!("{path}, game {number}: {objection}")
            })?;
        match finished {
            Some(game) => games.push(game),
            None => unfinished += 1,
        }
    }
    let failed = |why| format!("{}: {why}", ledger.path().display());
    ledger.append(&games).map_err(failed)?;
    let added = games.len();
    Ok(format!(
        "games added: {added}, left out unfinished: {unfinished}"
    ))
}

fn write_standings(
    ledger: &Ledger,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = ledger.path().display();
    let contents = ledger.load().map_err(|why| format!("{path}: {why}"))?;
    writeln!(output, "rank   won drawn  lost  player")?;
    for (before, standing) in standings(&contents.games).iter().enumerate() {
        writeln!(output, "{:>4} {standing}", before + 1)?;
    }
    for (number, why) in contents.unreadable {
        let why = stage::sanitize(&why.to_string());
        writeln!(output, "not counted: {path}, line {number}: {why}")?;
    }
    Ok(())
}
