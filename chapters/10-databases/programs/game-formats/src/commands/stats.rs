use std::io::Write;

use chapter_cli::Problems;
use game_formats::{Stats, read_file};

use super::AnyError;

/// Prints statistics of the games of a file. Leaves out the games that can't be
/// read or are illegal, and reports them.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if the file can't be read, if
/// all of its games are invalid, or if writing the output fails.
pub fn stats(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut stats = Stats::default();
    let mut problems = Problems::default();
    for (number, record) in (1..).zip(read_file(&path)?) {
        let added = record.map_err(AnyError::from).and_then(|record| {
            stats.add(&record).map_err(|objection| {
                format!("{}, game {number}: {objection}", path.display()).into()
            })
        });
        problems.keep(added);
    }
    if stats.games > 0 || problems.is_empty() {
        writeln!(output, "{stats}")?;
    }
    problems.finish(output)
}
