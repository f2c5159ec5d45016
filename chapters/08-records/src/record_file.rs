use std::path::Path;

use chapter_cli::{FileProblem, in_file, read_text};

use crate::{Record, RecordError, parse_oth};

/// What is wrong with a file, and which file it is. `C` is what can be wrong
/// with its content.
pub type FileError<C = RecordError> = chapter_cli::FileError<C>;

impl From<RecordError> for FileProblem<RecordError> {
    fn from(error: RecordError) -> FileProblem<RecordError> {
        FileProblem::Content(error)
    }
}

/// Reads the games of a `.txt` or `.oth` file.
///
/// # Errors
///
/// When the file has another name or cannot be read, or a game breaks a rule.
pub fn read_file(path: &Path) -> Result<Vec<Record>, FileError> {
    has_only_moves(path)?;
    let text = read_text(path)?;
    parse_oth(&text).map_err(in_file(path))
}

/// Whether a file has moves and nothing else: `.txt`, and not `.oth`.
///
/// # Errors
///
/// When its name ends in something else.
pub fn has_only_moves(path: &Path) -> Result<bool, FileError> {
    let extension = path.extension().unwrap_or_default();
    match extension.to_ascii_lowercase().to_str() {
        Some("txt") => Ok(true),
        Some("oth") => Ok(false),
        _ => Err(in_file(path)(FileProblem::Extension(".txt or .oth"))),
    }
}
