use std::path::Path;
use std::{fs, io};

use crate::database_builder::write_database;
use crate::file_error::in_file;
use crate::{
    Database, DatabaseBuilder, FileError, Format, Problem, Record, RecordError,
    Solved,
};
use crate::{format_ggf, format_obf, format_oth, format_transcripts};
use crate::{parse_ggf, parse_obf, parse_oth, save, save_new};

/// The games of a file, one after the other.
pub type Records = Box<dyn Iterator<Item = Result<Record, FileError>>>;

/// Opens a file of games. An error in a text is found at once, an error in a
/// game of a database when that game is read.
///
/// # Errors
///
/// When the format is unknown or the file cannot be read.
pub fn read_file(path: &Path) -> Result<Records, FileError> {
    let format = Format::of(path)?;
    if format == Format::Database {
        let path = path.to_path_buf();
        let games = Database::open(&path)?;
        return Ok(Box::new(
            games.map(move |game| game.map_err(in_file(&path))),
        ));
    }
    let bytes = stage::read(path).map_err(in_file(path))?;
    let records = text(&bytes)
        .and_then(|text| read_text(format, text))
        .map_err(in_file(path))?;
    Ok(Box::new(records.into_iter().map(Ok)))
}

/// The bytes as a text.
fn text(bytes: &[u8]) -> Result<&str, RecordError> {
    str::from_utf8(bytes).map_err(|why| {
        let before = &bytes[..why.valid_up_to()];
        let lines = before.iter().filter(|&&byte| byte == b'\n').count();
        Problem::NotText.in_line(lines + 1)
    })
}

fn read_text(format: Format, text: &str) -> Result<Vec<Record>, RecordError> {
    match format {
        Format::Ggf => parse_ggf(text),
        Format::Obf => {
            let positions = parse_obf(text)?;
            Ok(positions.into_iter().map(record_of).collect())
        }
        _ => parse_oth(text),
    }
}

/// A position as a game that begins there.
fn record_of(solved: Solved) -> Record {
    Record {
        left_out: match solved.scores.is_empty() {
            true => "",
            false => "what moves are worth",
        },
        start: solved.position,
        ..Record::default()
    }
}

/// The game with this number, from 1; `None` when there is no such game. In a
/// database, no other game is read.
///
/// # Errors
///
/// When the file or the game cannot be read.
pub fn read_game(
    path: &Path,
    number: usize,
) -> Result<Option<Record>, FileError> {
    let Some(before) = number.checked_sub(1) else {
        return Ok(None);
    };
    if Format::of(path)? != Format::Database {
        return read_file(path)?.nth(before).transpose();
    }
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    Database::open(path)?.game(number).map_err(in_file(path))
}

/// Writes games to a file, in the format of its extension.
///
/// # Errors
///
/// When the format is unknown or cannot hold the games, a game breaks a rule,
/// or the file cannot be written; the old file, if there was one, is as it was.
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    write(path, records, save)
}

/// Writes games to a file that doesn't exist yet. Of several programs that do
/// so at once, one succeeds.
///
/// # Errors
///
/// As [`write_file`], and when the file exists.
pub fn write_new_file(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    if Format::of(path)? != Format::Database {
        return write(path, records, save_new);
    }
    // Names are written before the games, but not for a program that is late.
    let empty = DatabaseBuilder::default().to_bytes();
    save_new(path, &empty).map_err(in_file(path))?;
    write_file(path, records)
        .inspect_err(|_| fs::remove_file(path).unwrap_or_default())
}

fn write(
    path: &Path,
    records: &[Record],
    save: fn(&Path, &[u8]) -> io::Result<()>,
) -> Result<(), FileError> {
    let format = Format::of(path)?;
    let error = in_file::<RecordError>(path);
    let positions = last_positions(records).map_err(&error)?;
    let text = match format {
        Format::Database => return write_database(path, records),
        Format::Transcript => {
            let mut games = records.iter();
            if let Some(at) = games.position(|it| it.plies.is_empty()) {
                return Err(error(Problem::NoMoves.in_game(at + 1)));
            }
            format_transcripts(records)
        }
        Format::Oth => format_oth(records),
        Format::Ggf => format_ggf(records).map_err(&error)?,
        Format::Obf => format_obf(&positions),
    };
    save(path, text.as_bytes()).map_err(in_file(path))
}

/// The positions in which games end, once every game has been found legal.
fn last_positions(records: &[Record]) -> Result<Vec<Solved>, RecordError> {
    let position = |(before, record): (usize, &Record)| {
        let game = record.replay();
        let game = game.map_err(|it| Problem::from(it).in_game(before + 1))?;
        Ok(Solved {
            position: game.position,
            scores: Vec::new(),
        })
    };
    records.iter().enumerate().map(position).collect()
}
