use std::io::Write;

use game_formats::{Stats, read_file};

use super::AnyError;

/// Counts what the games of a file have in common.
pub fn stats(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut stats = Stats::default();
    for (before, record) in read_file(&path)?.enumerate() {
        stats.add(&record?).map_err(|objection| {
            let (path, number) = (path.display(), before + 1);
            format!("{path}, game {number}: {objection}")
        })?;
    }
    Ok(writeln!(output, "{stats}")?)
}
