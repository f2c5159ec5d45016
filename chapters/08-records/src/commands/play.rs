use std::io::{self, Write};
use std::path::{Path, PathBuf};

use lexopt::prelude::*;
use records::{
    History, Played, Record, describe, read_file, write_file, write_new_file,
};
use whole_games::Ply;

use crate::AnyError;

const HELP: &str = "\
Type a square, such as f5, or 0, <<, >> or Max to walk through the game, or
quit. Every move is saved at once.";

/// Plays on in a game, and saves it after every move.
pub fn play(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    let mut record = game_in(&path)?;
    while let Some(option) = arguments.next()? {
        match option {
            Long("black") => record.black = arguments.value()?.string()?,
            Long("white") => record.white = arguments.value()?.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let mut game = History::follow(record.start, &record.plies)?;
    writeln!(output, "{record}\n{}", describe(&game))?;
    let mut input = io::stdin().lock();
    while let Some(text) = chapter_cli::ask("> ", HELP, &mut input, output)? {
        match press(&mut game, &text) {
            Ok(Some(played)) => {
                if let Played::NewLine(_) = played {
                    let kept = keep(&path, &record)?;
                    writeln!(output, "The old game is in {}.", kept.display())?;
                }
                save(&path, &mut record, &game)?;
                writeln!(output, "saved: {played}\n{}", describe(&game))?;
            }
            Ok(None) => writeln!(output, "{}", describe(&game))?,
            Err(why) => writeln!(output, "{why}")?,
        }
    }
    let place = if record.plies.is_empty() {
        "No moves yet, so nothing was saved.".to_string()
    } else {
        format!("The game is in {}.", path.display())
    };
    Ok(writeln!(output, "{place}")?)
}

/// The game of a file, or a new one if there's no such file.
fn game_in(path: &Path) -> Result<Record, AnyError> {
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

/// Does what a person types: a button, or a move.
fn press(game: &mut History, text: &str) -> Result<Option<Played>, AnyError> {
    match text {
        "0" => game.to_start(),
        "<<" => game.back(),
        ">>" => game.forward(),
        "max" => game.to_end(),
        name => {
            let played = game.play(name.parse()?);
            return Ok(Some(played.map_err(|why| why.to_string())?));
        }
    }
    Ok(None)
}

/// Keeps a game under a name that's free, such as `tonight.1.oth`, and says
/// which.
fn keep(path: &Path, record: &Record) -> Result<PathBuf, AnyError> {
    let extension = path.extension().unwrap_or_default().display();
    let name = |number| path.with_extension(format!("{number}.{extension}"));
    let is_free = |path: &PathBuf| !path.exists();
    let free = (1..).map(name).find(is_free).expect("numbers don't end");
    write_new_file(&free, std::slice::from_ref(record))?;
    Ok(free)
}

/// Saves the moves that the game has now.
fn save(
    path: &Path,
    record: &mut Record,
    game: &History,
) -> Result<(), AnyError> {
    let moves = game.moves().iter().copied();
    record.plies = moves.map(Ply::Move).collect();
    Ok(write_file(path, std::slice::from_ref(record))?)
}
