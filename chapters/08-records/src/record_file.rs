use std::io;
use std::path::Path;

use chapter_cli::{FileProblem, in_file, read_text};

use crate::{Problem, Record, RecordError};
use crate::{format_oth, format_transcripts, parse_oth, save, save_new};

/// What is wrong with a file, and which file it is. `C` is what can be wrong
/// with its content.
pub type FileError<C = RecordError> = chapter_cli::FileError<C>;

impl From<RecordError> for FileProblem<RecordError> {
    fn from(error: RecordError) -> FileProblem<RecordError> {
        FileProblem::Content(error)
    }
}

/// Whether a file has moves and nothing else: `.txt`, and not `.oth`.
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

/// Writes games to a `.txt` or `.oth` file.
///
/// # Errors
///
/// When it can't be done. What's left of an old file, [`save`] says.
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    write(path, records, save)
}

/// Like [`write_file`], but for a file that doesn't exist yet. Of several
/// programs that do so at once, one succeeds.
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
    let text = if is_transcript {
        format_transcripts(records)
    } else {
        format_oth(records)
    };
    save(path, text.as_bytes()).map_err(in_file(path))
}

/// Whether every game is legal, and leaves a trace where only moves are kept.
fn check(records: &[Record], only_moves: bool) -> Result<(), RecordError> {
    for (before, record) in records.iter().enumerate() {
        let wrong = |problem| RecordError::Game(before + 1, problem);
        record.replay().map_err(|error| wrong(error.into()))?;
        if only_moves && record.plies.is_empty() {
            return Err(wrong(Problem::NoMoves));
        }
    }
    Ok(())
}
