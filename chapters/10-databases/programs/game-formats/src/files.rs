use std::io;
use std::path::Path;

use chapter_cli::read_text;
use databases::Database;
use durability::{save, save_new};
use records::{Record, RecordError, format_position, in_file, parse_oth_games};

use crate::content_error::convert_error;
use crate::database_builder::write_new_database;
use crate::{ContentError, FileError, Format, ScoredPosition};
use crate::{format_ggf, parse_ggf_games, parse_obf_positions};

/// An iterator over the games of a file.
pub type Records = Box<dyn Iterator<Item = Result<Record, FileError>>>;

/// Opens a file of games.
///
/// The iterator returns a result for each game, and continues after a game that
/// can't be read.
///
/// # Errors
///
/// Returns an error if the format is unknown or the file can't be read.
pub fn read_file(path: &Path) -> Result<Records, FileError> {
    match Format::from_path(path)? {
        Format::Database => read_database(path),
        Format::Transcript | Format::Oth => {
            let text = read_text::<ContentError>(path)?;
            Ok(iter_games(path, parse_oth_games(&text)))
        }
        Format::Ggf => {
            let text = read_text::<ContentError>(path)?;
            Ok(iter_games(path, parse_ggf_games(&text)))
        }
        Format::Obf => {
            let text = read_text::<ContentError>(path)?;
            let games = parse_obf_positions(&text)
                .into_iter()
                .map(|scored| scored.map(record_from))
                .collect();
            Ok(iter_games(path, games))
        }
    }
}

/// Returns an iterator over the games of a text, which adds the path of the file
/// to their errors.
fn iter_games<E: Into<ContentError> + 'static>(
    path: &Path,
    games: Vec<Result<Record, E>>,
) -> Records {
    let path = path.to_path_buf();
    Box::new(
        games
            .into_iter()
            .map(move |game| game.map_err(E::into).map_err(in_file(&path))),
    )
}

fn read_database(path: &Path) -> Result<Records, FileError> {
    let games = Database::open(path).map_err(convert_error)?;
    let path = path.to_path_buf();
    Ok(Box::new(games.map(move |game| {
        game.map_err(ContentError::from).map_err(in_file(&path))
    })))
}

/// Returns a record without moves that begins in the position.
fn record_from(scored: ScoredPosition) -> Record {
    Record {
        left_out: (!scored.scores.is_empty()).then_some("what moves are worth"),
        start: scored.position,
        ..Record::default()
    }
}

/// Reads the game with this number, from 1, or returns `None` if the file has
/// fewer games. In a database, no other game is read.
///
/// # Errors
///
/// Returns an error if the format is unknown, or if the file or the game can't
/// be read.
pub fn read_game(
    path: &Path,
    number: usize,
) -> Result<Option<Record>, FileError> {
    let Some(index) = number.checked_sub(1) else {
        return Ok(None);
    };
    if Format::from_path(path)? != Format::Database {
        return read_file(path)?.nth(index).transpose();
    }
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    Database::open(path)
        .map_err(convert_error)?
        .game(number)
        .map_err(ContentError::from)
        .map_err(in_file(path))
}

/// Returns the number of games in a file, including those that can't be read.
/// That of a database is in its header.
///
/// # Errors
///
/// Returns an error if the format is unknown or the file can't be read.
pub fn count_games(path: &Path) -> Result<usize, FileError> {
    if Format::from_path(path)? == Format::Database {
        let database = Database::open(path).map_err(convert_error)?;
        return Ok(database.games.header().games as usize);
    }
    Ok(read_file(path)?.count())
}

/// Writes games to a file. Replaces an existing file, unless it's a database.
///
/// # Errors
///
/// Returns an error if the format is unknown or can't hold the games, if a game
/// is illegal, or if the file can't be written. An existing file is unchanged
/// then.
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    match Format::from_path(path)? {
        Format::Transcript | Format::Oth => {
            durability::write_file(path, records).map_err(convert_error)
        }
        Format::Database => write_new_database(path, records),
        Format::Ggf => write_text(path, format_ggf(records), save),
        Format::Obf => write_text(path, format_final_positions(records), save),
    }
}

/// Writes games to a new file. If several programs do so at the same time, one
/// succeeds.
///
/// # Errors
///
/// Returns an error in the cases of [`write_file`], and if the file exists.
pub fn write_new_file(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    match Format::from_path(path)? {
        Format::Transcript | Format::Oth => {
            durability::write_new_file(path, records).map_err(convert_error)
        }
        Format::Database => write_new_database(path, records),
        Format::Ggf => write_text(path, format_ggf(records), save_new),
        Format::Obf => {
            write_text(path, format_final_positions(records), save_new)
        }
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

/// Formats the final positions of games in OBF.
fn format_final_positions(records: &[Record]) -> Result<String, RecordError> {
    let mut text = String::new();
    for (number, record) in (1..).zip(records) {
        let game = record
            .replay()
            .map_err(|error| RecordError::Game(number, error.into()))?;
        text += &format!("{};\n", format_position(&game.position));
    }
    Ok(text)
}
