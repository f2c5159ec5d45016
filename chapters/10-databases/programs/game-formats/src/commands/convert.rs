use std::collections::BTreeSet;
use std::io::Write;
use std::slice::from_ref;

use chapter_cli::Problems;
use game_formats::{read_file, write_new_file};
use records::{Record, format_transcripts};

use super::AnyError;

/// Writes the games of a file to a new one. Leaves out the games that can't be
/// read, and reports them. Prints the number of games and the information that
/// the new format can't hold.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if the file can't be read or
/// has no valid game, if the new file exists or can't be written, or if writing
/// the output fails.
pub fn convert(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let from = chapter_cli::file(&mut arguments)?;
    let to = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let mut problems = Problems::default();
    let records: Vec<_> = read_file(&from)?
        .filter_map(|record| problems.keep(record))
        .collect();
    if records.is_empty() {
        problems.finish(output)?;
        return Err(format!("{} has no game in it", from.display()).into());
    }
    write_new_file(&to, &records)?;
    match records.len() {
        1 => writeln!(output, "1 game written")?,
        count => writeln!(output, "{count} games written")?,
    }
    let written = read_file(&to)?.collect::<Result<Vec<_>, _>>()?;
    let lost = lost_information(&records, &written);
    if !lost.is_empty() {
        writeln!(output, "not kept as they were: {}", lost.join(", "))?;
    }
    problems.finish(output)
}

/// The name of a field for messages, and a function that formats its value.
type Field = (&'static str, fn(&Record) -> Option<String>);

/// The fields of a record that a conversion can lose.
const FIELDS: [Field; 7] = [
    ("Black", |record| record.black.clone()),
    ("White", |record| record.white.clone()),
    ("Date", |record| record.date.clone()),
    ("Place", |record| record.place.clone()),
    ("Result", |record| Some(record.result?.to_string())),
    ("the moves", |record| {
        Some(format_transcripts(from_ref(record)))
    }),
    ("perfect play", |record| record.perfect_play.clone()),
];

/// Returns the names of the fields that some game had before and lacks or has
/// with another value now, and descriptions of the content that wasn't read in
/// the first place. Each is named once.
fn lost_information(old: &[Record], new: &[Record]) -> Vec<String> {
    let mut lost = Vec::new();
    for (name, value_in) in FIELDS {
        let first_change = old
            .iter()
            .zip(new)
            .map(|(old, new)| (value_in(old), value_in(new)))
            .find(|(old, new)| old.is_some() && old != new);
        match first_change {
            Some((Some(old), Some(new))) if name == "Result" => {
                lost.push(format!("Result ({old} is now {new})"));
            }
            Some(_) => lost.push(name.to_string()),
            None => {}
        }
    }
    let left_out: BTreeSet<_> =
        old.iter().filter_map(|record| record.left_out).collect();
    lost.extend(left_out.into_iter().map(String::from));
    lost
}
