use std::collections::BTreeSet;
use std::io::Write;

use records::{format_oth, read_file, write_file};

use super::Failure;

/// Writes the games of a file into another.
pub fn convert(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let (from, to) =
        (stage::file(&mut arguments)?, stage::file(&mut arguments)?);
    stage::end(arguments)?;
    if to.symlink_metadata().is_ok() {
        let to = to.display();
        return Err(format!("{to} exists: give another name").into());
    }
    let records = read_file(&from)?.collect::<Result<Vec<_>, _>>()?;
    if records.is_empty() {
        let from = from.display();
        return Err(format!("{from}: there is no game in it").into());
    }
    write_file(&to, &records)?;
    match records.len() {
        1 => writeln!(output, "1 game written")?,
        games => writeln!(output, "{games} games written")?,
    }
    let kept = read_file(&to)?.collect::<Result<Vec<_>, _>>()?;
    let (old, new) = (format_oth(&records), format_oth(&kept));
    let lost = lost_fields(&old, &new).join(", ");
    if !lost.is_empty() {
        writeln!(output, "not kept as they were: {lost}")?;
    }
    Ok(())
}

/// The words of the lines that were not kept.
fn lost_fields<'a>(old: &'a str, new: &str) -> Vec<&'a str> {
    let lines = old.lines().zip(new.lines());
    let lost = lines.filter(|(old, new)| old != new && !old.ends_with(' '));
    let words = lost.filter_map(|(old, _)| Some(old.split_once(':')?.0));
    Vec::from_iter(BTreeSet::from_iter(words))
}
