use std::io::Write;

use chapter_cli::Problems;
use game_formats::read_file;
use records::list_line;

use super::AnyError;

/// Lists the games of a file. Leaves out the games that can't be read, and
/// reports them.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if the file or all of its
/// games can't be read, or if writing the output fails.
pub fn list(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut problems = Problems::default();
    for (number, record) in (1..).zip(read_file(&path)?) {
        if let Some(record) = problems.keep(record) {
            writeln!(output, "{}", list_line(number, &record))?;
        }
    }
    problems.finish(output)
}
