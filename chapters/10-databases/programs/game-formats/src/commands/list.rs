use std::io::Write;

use chapter_cli::Problems;
use game_formats::read_file;
use records::list_line;

use super::AnyError;

/// Lists the games of a file. After a game that can't be read, the others are
/// still listed.
pub fn list(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut problems = Problems::default();
    for (before, record) in read_file(&path)?.enumerate() {
        if let Some(record) = problems.keep(record) {
            writeln!(output, "{}", list_line(before + 1, &record))?;
        }
    }
    problems.finish(output)
}
