use std::io::Write;

use game_formats::read_file;
use records::list_line;

use super::AnyError;

/// Lists the games of a file. Continues after a game that can't be read.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if the file can't be read, or
/// if writing the output fails. If games can't be read, returns the error of
/// the first one, after listing the others.
pub fn list(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut first_error = None;
    for (number, record) in (1..).zip(read_file(&path)?) {
        match record {
            Ok(record) => {
                writeln!(output, "{}", list_line(number, &record))?;
            }
            Err(error) => {
                first_error.get_or_insert(error);
            }
        }
    }
    match first_error {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}
