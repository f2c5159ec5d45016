use std::io::Write;

use game_formats::{Stats, read_file};

use super::AnyError;

/// Prints statistics of the games of a file.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if a game can't be read or is
/// illegal, or if writing the output fails.
pub fn stats(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut stats = Stats::default();
    for (number, record) in (1..).zip(read_file(&path)?) {
        stats.add(&record?).map_err(|objection| {
            format!("{}, game {number}: {objection}", path.display())
        })?;
    }
    Ok(writeln!(output, "{stats}")?)
}
