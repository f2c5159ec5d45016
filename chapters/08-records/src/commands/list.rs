use std::io::Write;

use records::{list_line, read_file};

use super::Failure;

/// Lists the games of a file.
pub fn list(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = stage::file(&mut arguments)?;
    stage::end(arguments)?;
    for (before, record) in read_file(&path)?.iter().enumerate() {
        writeln!(output, "{}", list_line(before + 1, record))?;
    }
    Ok(())
}
