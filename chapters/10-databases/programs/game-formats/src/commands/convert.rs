use std::collections::BTreeSet;
use std::io::Write;
use std::slice::from_ref;

use chapter_cli::Problems;
use game_formats::{read_file, write_new_file};
use records::{Record, format_transcripts};

use super::AnyError;

/// Writes the games of a file into another. One that can't be read is left
/// out, and named.
pub fn convert(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let (from, to) = (
        chapter_cli::file(&mut arguments)?,
        chapter_cli::file(&mut arguments)?,
    );
    chapter_cli::end(arguments)?;
    let mut problems = Problems::default();
    let records: Vec<_> = read_file(&from)?
        .filter_map(|record| problems.keep(record))
        .collect();
    if records.is_empty() {
        problems.finish(output)?;
        let from = from.display();
        return Err(format!("{from} has no game in it").into());
    }
    write_new_file(&to, &records)?;
    match records.len() {
        1 => writeln!(output, "1 game written")?,
        games => writeln!(output, "{games} games written")?,
    }
    let kept = read_file(&to)?.collect::<Result<Vec<_>, _>>()?;
    let lost = lost_fields(&records, &kept).join(", ");
    if !lost.is_empty() {
        writeln!(output, "not kept as they were: {lost}")?;
    }
    problems.finish(output)
}

type Field = (&'static str, fn(&Record) -> Option<String>);

/// What a record says, and how that is called.
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

/// What was lost of some game, each thing once.
fn lost_fields(old: &[Record], new: &[Record]) -> Vec<String> {
    let fields = FIELDS.iter().filter_map(|(word, text)| {
        let mut games = old.iter().map(text).zip(new.iter().map(text));
        let (old, new) =
            games.find(|(old, new)| old.is_some() && old != new)?;
        Some(match (old, new) {
            (Some(old), Some(new)) if *word == "Result" => {
                format!("Result ({old} is now {new})")
            }
            _ => word.to_string(),
        })
    });
    let left_out = old.iter().filter_map(|record| record.left_out);
    let left_out = BTreeSet::from_iter(left_out).into_iter();
    fields.chain(left_out.map(String::from)).collect()
}
