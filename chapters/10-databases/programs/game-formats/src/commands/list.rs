use std::io::Write;

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
    let mut failure = None;
    for (before, record) in read_file(&path)?.enumerate() {
        match record {
            Ok(record) => {
                writeln!(output, "{}", list_line(before + 1, &record))?
            }
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    failure.map_or(Ok(()), |error| Err(error.into()))
}
