use std::path::Path;

use chapter_cli::{FileProblem, in_file, read_text};

use crate::{Record, RecordError, parse_oth};

/// An error with the file's path. `C` is the type of errors in its content.
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
/// Returns an error if the extension is another one, the file can't be read,
/// or its content is invalid.
pub fn read_file(path: &Path) -> Result<Vec<Record>, FileError> {
    has_only_moves(path)?;
    let text = read_text(path)?;
    parse_oth(&text).map_err(in_file(path))
}

/// Tests if a file's format stores only moves: `.txt`, and not `.oth`.
///
/// # Errors
///
/// Returns an error if the extension is another one.
pub fn has_only_moves(path: &Path) -> Result<bool, FileError> {
    let extension = path.extension().unwrap_or_default();
    match extension.to_ascii_lowercase().to_str() {
        Some("txt") => Ok(true),
        Some("oth") => Ok(false),
        _ => Err(in_file(path)(FileProblem::Extension(".txt or .oth"))),
    }
}
