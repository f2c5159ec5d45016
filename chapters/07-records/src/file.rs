use std::fs;
use std::path::Path;

use crate::collection::write_database;
use crate::{Database, Fault, FileError, Format, Problem, Record, Solved};
use crate::{read_ggf, read_obf, read_sheet, save};
use crate::{write_ggf, write_obf, write_sheet, write_transcripts};

/// The games of a file, one after the other.
pub type Records = Box<dyn Iterator<Item = Result<Record, FileError>>>;

/// Opens a file of games. What is wrong with a text is found at once, what is
/// wrong with a game of a database when it is that game's turn.
///
/// # Errors
///
/// When the format is unknown or the file cannot be read.
pub fn read_file(path: &Path) -> Result<Records, FileError> {
    let format = Format::of(path)?;
    if format == Format::Database {
        let path = path.to_path_buf();
        let games = Database::open(&path)?;
        return Ok(Box::new(games.map(move |game| {
            game.map_err(|fault| FileError::fault(&path, fault))
        })));
    }
    let bytes = fs::read(path).map_err(|why| FileError::io(path, why))?;
    let records = text(&bytes)
        .and_then(|text| read_text(format, text))
        .map_err(|fault| FileError::fault(path, fault))?;
    Ok(Box::new(records.into_iter().map(Ok)))
}

/// The bytes as a text.
fn text(bytes: &[u8]) -> Result<&str, Fault> {
    str::from_utf8(bytes).map_err(|why| {
        let before = &bytes[..why.valid_up_to()];
        let lines = before.iter().filter(|&&byte| byte == b'\n').count();
        Fault::in_line(lines + 1, Problem::NotText)
    })
}

fn read_text(format: Format, text: &str) -> Result<Vec<Record>, Fault> {
    match format {
        Format::Ggf => read_ggf(text),
        Format::Obf => {
            let positions = read_obf(text)?;
            Ok(positions.into_iter().map(record_of).collect())
        }
        _ => read_sheet(text),
    }
}

/// A position as a game that begins there.
fn record_of(solved: Solved) -> Record {
    Record {
        start: solved.position,
        ..Record::default()
    }
}

/// The game with this number, from 1; `None` after the last. Of a database,
/// no other game is read.
///
/// # Errors
///
/// When the file or the game cannot be read.
pub fn read_game(
    path: &Path,
    number: usize,
) -> Result<Option<Record>, FileError> {
    if Format::of(path)? != Format::Database {
        return read_file(path)?.nth(number - 1).transpose();
    }
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    Database::open(path)?
        .game(number)
        .map_err(|fault| FileError::fault(path, fault))
}

/// Writes games to a file, in the format of its extension.
///
/// # Errors
///
/// When the format is unknown or cannot hold the games, or the file cannot be
/// written; the old file, if there was one, is as it was.
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    let fault = |fault| FileError::fault(path, fault);
    let text = match Format::of(path)? {
        Format::Database => return write_database(path, records),
        Format::Transcript => write_transcripts(records),
        Format::Sheet => write_sheet(records),
        Format::Ggf => write_ggf(records).map_err(fault)?,
        Format::Obf => write_obf(&solved(records).map_err(fault)?),
    };
    save(path, text.as_bytes()).map_err(|why| FileError::io(path, why))
}

/// The positions in which games end.
fn solved(records: &[Record]) -> Result<Vec<Solved>, Fault> {
    let position = |(before, record): (usize, &Record)| {
        let game = record.replay().map_err(|objection| {
            let why = Problem::Illegal(objection.number, objection.reason);
            Fault::in_game(before + 1, why)
        })?;
        Ok(Solved {
            position: game.position,
            scores: Vec::new(),
        })
    };
    records.iter().enumerate().map(position).collect()
}
