use std::io::Write;

use records::{read_file, write_file};

use super::Failure;

/// Writes the games of a file into another.
pub fn convert(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let (from, to) =
        (stage::file(&mut arguments)?, stage::file(&mut arguments)?);
    stage::end(arguments)?;
    if to.exists() {
        let to = to.display();
        return Err(format!("{to} exists: give another name").into());
    }
    let records = read_file(&from)?.collect::<Result<Vec<_>, _>>()?;
    write_file(&to, &records)?;
    match records.len() {
        1 => writeln!(output, "1 game written")?,
        games => writeln!(output, "{games} games written")?,
    }
    Ok(())
}
