use std::io;
use std::path::Path;

use crate::{FileError, FileProblem, Problem, Record, RecordError, in_file};
use crate::{format_oth, format_transcripts, parse_oth, save, save_new};

/// Whether a file has moves and nothing else: `.txt`, and not `.oth`.
///
/// # Errors
///
/// When its extension is neither.
fn is_transcript(path: &Path) -> Result<bool, FileError> {
    let extension = path.extension().unwrap_or_default();
    match extension.to_ascii_lowercase().to_str() {
        Some("txt") => Ok(true),
        Some("oth") => Ok(false),
        _ => Err(in_file(path)(FileProblem::Extension(".txt or .oth"))),
    }
}

/// Reads the games of a `.txt` or `.oth` file.
///
/// # Errors
///
/// When the file has another name or cannot be read, or a game breaks a rule.
pub fn read_file(path: &Path) -> Result<Vec<Record>, FileError> {
    is_transcript(path)?;
    let text = read_text(path)?;
    parse_oth(&text).map_err(in_file(path))
}

/// Reads a text.
///
/// # Errors
///
/// When the file cannot be read, or isn't text.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let bytes = stage::read(path).map_err(in_file(path))?;
    text(bytes).map_err(in_file(path))
}

/// The bytes as a text.
fn text(bytes: Vec<u8>) -> Result<String, FileProblem> {
    String::from_utf8(bytes).map_err(|why| {
        let before = &why.as_bytes()[..why.utf8_error().valid_up_to()];
        let lines = before.iter().filter(|&&byte| byte == b'\n').count();
        FileProblem::NotText(lines + 1)
    })
}

/// Writes games to a `.txt` or `.oth` file.
///
/// # Errors
///
/// When the file has another name or cannot hold the games, a game breaks a
/// rule, or the file cannot be written; the old file, if there was one, is as
/// it was.
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
    write(path, records, save_new)
}

fn write(
    path: &Path,
    records: &[Record],
    save: fn(&Path, &[u8]) -> io::Result<()>,
) -> Result<(), FileError> {
    let is_transcript = is_transcript(path)?;
    check(records, is_transcript).map_err(in_file(path))?;
    let text = match is_transcript {
        true => format_transcripts(records),
        false => format_oth(records),
    };
    save(path, text.as_bytes()).map_err(in_file(path))
}

/// Whether every game is legal, and leaves a trace where only moves are kept.
fn check(records: &[Record], only_moves: bool) -> Result<(), RecordError> {
    for (before, record) in records.iter().enumerate() {
        let number = before + 1;
        record
            .replay()
            .map_err(|it| Problem::from(it).in_game(number))?;
        if only_moves && record.plies.is_empty() {
            return Err(Problem::NoMoves.in_game(number));
        }
    }
    Ok(())
}
