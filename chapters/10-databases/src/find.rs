use std::io::Write;
use std::path::Path;

use board::Disc;
use chapter_cli::{NoMatch, Problems};
use databases::{Database, Part, Wanted};
use lexopt::prelude::*;
use records::{Record, in_file, list_line, parse_score};

use crate::AnyError;

/// Lists the games of one or several files that match all conditions.
pub fn find(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let mut paths = vec![chapter_cli::file(&mut arguments)?];
    let mut wanted = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Value(path) => paths.push(path.into()),
            Long(option) => {
                let option = option.to_string();
                let value = arguments.value()?.string()?;
                wanted.push(parse_wanted(&option, &value)?);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let (mut matches, mut problems) = (0, Problems::default());
    for path in &paths {
        matches += list_matches(path, &wanted, &mut problems, output)?;
    }
    problems.finish(output)?;
    if matches == 0 && !wanted.is_empty() {
        let why = format!("no game of {} matches", paths[0].display());
        return Err(NoMatch(format!("{why}: list shows its games")).into());
    }
    Ok(())
}

/// Parses the condition of an option such as `--winner thor`.
fn parse_wanted(option: &str, value: &str) -> Result<Wanted, AnyError> {
    let part = Part::new(value);
    Ok(match option {
        "player" => Wanted::Player(part),
        "black" => Wanted::Color(Disc::Black, part),
        "white" => Wanted::Color(Disc::White, part),
        "winner" => Wanted::Winner(part),
        "loser" => Wanted::Loser(part),
        "score" => Wanted::Result(parse_score(value)?),
        "year" => Wanted::Year(value.to_string()),
        _ => return Err(Long(option).unexpected().into()),
    })
}

/// Writes a line for each game that matches all conditions. Returns their
/// number. An invalid game or file doesn't keep the others from being listed.
fn list_matches(
    path: &Path,
    wanted: &[Wanted],
    problems: &mut Problems,
    output: &mut impl Write,
) -> Result<usize, AnyError> {
    let mut matches = 0;
    let games = Database::open(path).map_err(|error| problems.add(error));
    for (index, record) in games.into_iter().flatten().enumerate() {
        let record = problems.keep(record.map_err(in_file(path)));
        let is_wanted =
            |record: &Record| wanted.iter().all(|want| want.matches(record));
        if let Some(record) = record.filter(is_wanted) {
            matches += 1;
            writeln!(output, "{}", list_line(index + 1, &record))?;
        }
    }
    Ok(matches)
}
