use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::slice;

use durability::{write_file, write_new_file};
use lexopt::prelude::*;
use records::{History, Played, Record, read_file, walk};

use crate::AnyError;

/// Plays the game of a file and saves it after every move.
pub fn play(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    let mut record = read_game(&path)?;
    while let Some(option) = arguments.next()? {
        let name = match option {
            Long("black") => &mut record.black,
            Long("white") => &mut record.white,
            other => return Err(other.unexpected().into()),
        };
        *name = Some(arguments.value()?.string()?);
    }
    let mut game = History::follow(record.start, &record.plies)?;
    writeln!(output, "{record}")?;
    let save = |game: &_, played: &_| save(&path, &mut record, game, played);
    walk(&mut game, save, &mut io::stdin().lock(), output)?;
    match record.plies.len() {
        0 => writeln!(output, "No moves yet, so nothing was saved.")?,
        _ => writeln!(output, "The game is in {}.", path.display())?,
    }
    Ok(())
}

/// Reads the only game of a file. Returns a new game if the file is missing.
fn read_game(path: &Path) -> Result<Record, AnyError> {
    let mut records = match read_file(path) {
        Err(error) if error.is_missing() => return Ok(Record::default()),
        records => records?,
    };
    match (records.pop(), records.len()) {
        (Some(record), 0) => Ok(record),
        (_, more) => {
            let (path, games) = (path.display(), more + 1);
            Err(format!("{path} has {games} games: name a file with one")
                .into())
        }
    }
}

/// Saves the game's moves. Keeps the old game in a file of its own if a new
/// line replaces part of it. Returns the message to print.
fn save(
    path: &Path,
    record: &mut Record,
    game: &History,
    played: &Played,
) -> Result<String, AnyError> {
    let mut message = String::new();
    if let Played::NewLine(_) = played {
        let kept = keep(path, record)?;
        message = format!("The old game is in {}.\n", kept.display());
    }
    record.plies = game.plies();
    write_file(path, slice::from_ref(record))?;
    Ok(format!("{message}saved: {played}"))
}

/// Writes a game to the first free path, such as `tonight.1.oth`, and returns
/// that path.
fn keep(path: &Path, record: &Record) -> Result<PathBuf, AnyError> {
    let extension = path.extension().unwrap_or_default().display();
    let name = |number| path.with_extension(format!("{number}.{extension}"));
    let is_free = |path: &PathBuf| !path.exists();
    let free = (1..).map(name).find(is_free).expect("an unused number");
    write_new_file(&free, slice::from_ref(record))?;
    Ok(free)
}
