use std::io::Write;

use chapter_cli::Problems;
use game_formats::{Stats, read_file};

use super::AnyError;

/// Counts what the games of a file have in common. A game that can't be read or
/// breaks a rule is left out, and named.
pub fn stats(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let (mut stats, mut problems) = (Stats::default(), Problems::default());
    for (before, record) in read_file(&path)?.enumerate() {
        let counted = record.map_err(AnyError::from).and_then(|record| {
            stats.add(&record).map_err(|objection| {
                let (path, number) = (path.display(), before + 1);
                format!("{path}, game {number}: {objection}").into()
            })
        });
        problems.keep(counted);
    }
    if stats.games > 0 || problems.is_empty() {
        writeln!(output, "{stats}")?;
    }
    problems.finish(output)
}
