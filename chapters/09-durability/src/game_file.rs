use std::io;
use std::path::Path;

use records::{FileError, Problem, Record, RecordError, has_only_moves};
use records::{format_oth, format_transcripts, in_file};

use crate::{save, save_new};

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
    let only_moves = has_only_moves(path)?;
    check(records, only_moves).map_err(in_file(path))?;
    let text = if only_moves {
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
