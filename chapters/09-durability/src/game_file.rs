use std::io;
use std::path::Path;

use records::{FileError, Problem, Record, RecordError, has_only_moves};
use records::{format_oth, format_transcripts, in_file};

use crate::{save, save_new};

/// Writes games to a `.txt` or `.oth` file.
///
/// # Errors
///
/// Returns an error if the extension is unknown, a game is illegal, or the
/// file can't be written, as in [`save`].
pub fn write_file(path: &Path, records: &[Record]) -> Result<(), FileError> {
    write(path, records, save)
}

/// Writes games to a new file. If several programs try at once, one succeeds.
///
/// # Errors
///
/// Returns the errors of [`write_file`], or an error if the file exists.
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

/// Checks that every game is legal and, if only moves are stored, has one.
fn check(records: &[Record], only_moves: bool) -> Result<(), RecordError> {
    for (index, record) in records.iter().enumerate() {
        let at_game = |problem| RecordError::Game(index + 1, problem);
        record.replay().map_err(|error| at_game(error.into()))?;
        if only_moves && record.plies.is_empty() {
            return Err(at_game(Problem::NoMoves));
        }
    }
    Ok(())
}
