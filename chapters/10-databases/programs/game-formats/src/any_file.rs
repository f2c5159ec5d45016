use std::io;
use std::path::Path;

use chapter_cli::read_text;
use databases::Database;
use durability::{save, save_new};
use records::{Record, RecordError, format_position, in_file, parse_oth_games};

use crate::content_error::any;
use crate::database_builder::write_new_database;
use crate::{ContentError, FileError, Format, Solved};
use crate::{format_ggf, parse_ggf_games, parse_obf_positions};

/// The games of a file, one after the other.
pub type Records = Box<dyn Iterator<Item = Result<Record, FileError>>>;

/// Opens a file of games. One that can't be read is replaced by its error.
/// Fails when the format is unknown or the file can't be read.
pub fn read_file(path: &Path) -> Result<Records, FileError> {
    match Format::of(path)? {
        Format::Database => read_database(path),
        Format::Transcript | Format::Oth => {
            let text = read_text::<ContentError>(path)?;
            Ok(records(path, parse_oth_games(&text)))
        }
        Format::Ggf => {
            let text = read_text::<ContentError>(path)?;
            Ok(records(path, parse_ggf_games(&text)))
        }
        Format::Obf => {
            let text = read_text::<ContentError>(path)?;
            let positions = parse_obf_positions(&text).into_iter();
            let games = positions.map(|solved| solved.map(record_of));
            Ok(records(path, games.collect()))
        }
    }
}

/// The games of a text, with the file's name in front of their errors.
fn records<E: Into<ContentError> + 'static>(
    path: &Path,
    games: Vec<Result<Record, E>>,
) -> Records {
    let path = path.to_path_buf();
    Box::new(
        games.into_iter().map(move |game| {
            game.map_err(|error| in_file(&path)(error.into()))
        }),
    )
}

fn read_database(path: &Path) -> Result<Records, FileError> {
    let games = Database::open(path).map_err(any)?;
    let path = path.to_path_buf();
    Ok(Box::new(games.map(move |game| {
        game.map_err(ContentError::from).map_err(in_file(&path))
    })))
}

/// A position as a game that begins there.
fn record_of(solved: Solved) -> Record {
    Record {
        left_out: (!solved.scores.is_empty()).then_some("what moves are worth"),
        start: solved.position,
        ..Record::default()
    }
}

/// The game with this number, from 1; `None` if there isn't one. In a database,
/// no other game is read. Fails when the file or the game can't be read.
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
    let game = Database::open(path).map_err(any)?.game(number);
    game.map_err(ContentError::from).map_err(in_file(path))
}

/// How many games a file holds, those that can't be read included. A database
/// says so in its header. Fails when
/// the format is unknown or the file can't be read.
pub fn count_games(path: &Path) -> Result<usize, FileError> {
    if Format::of(path)? == Format::Database {
        let database = Database::open(path).map_err(any)?;
        return Ok(database.games.header().games as usize);
    }
    Ok(read_file(path)?.count())
}

/// Writes games to a file, in the format of its extension; a database is never
/// replaced. Fails when the format is unknown or can't hold the games, a game
/// breaks a rule, or the file can't be written; the old file, if there was one,
/// is as it was.
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    match Format::of(path)? {
        Format::Transcript | Format::Oth => {
            durability::write_file(path, records).map_err(any)
        }
        Format::Database => write_new_database(path, records),
        Format::Ggf => write_text(path, format_ggf(records), save),
        Format::Obf => write_text(path, format_ends(records), save),
    }
}

/// Writes games to a file that doesn't exist yet. Of several programs that do
/// so at once, one succeeds. Fails as [`write_file`], and when the file exists.
pub fn write_new_file(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    match Format::of(path)? {
        Format::Transcript | Format::Oth => {
            durability::write_new_file(path, records).map_err(any)
        }
        Format::Database => write_new_database(path, records),
        Format::Ggf => write_text(path, format_ggf(records), save_new),
        Format::Obf => write_text(path, format_ends(records), save_new),
    }
}

fn write_text(
    path: &Path,
    text: Result<String, RecordError>,
    save: fn(&Path, &[u8]) -> io::Result<()>,
) -> Result<(), FileError> {
    let text = text.map_err(ContentError::from).map_err(in_file(path))?;
    save(path, text.as_bytes()).map_err(in_file(path))
}

/// Writes the positions in which games end in OBF.
fn format_ends(records: &[Record]) -> Result<String, RecordError> {
    let line = |(before, record): (usize, &Record)| {
        let game = record.replay();
        let game =
            game.map_err(|error| RecordError::Game(before + 1, error.into()))?;
        Ok(format!("{};\n", format_position(&game.position)))
    };
    records.iter().enumerate().map(line).collect()
}
