use std::io::Write;
use std::path::Path;

use end_of_game::Turn;
use lexopt::prelude::*;
use records::{Database, Format, Query, Record, Stats, parse_score, read_file};
use stage::NoMatch;

use super::Failure;

const YEAR: &str = "year: write it as 1996";

/// Lists the games of a file.
pub fn list(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = stage::file(&mut arguments)?;
    stage::end(arguments)?;
    list_matches(&path, &Query::default(), output)?;
    Ok(())
}

/// Lists the games that match a query.
pub fn find(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = stage::file(&mut arguments)?;
    let mut query = Query::default();
    while let Some(option) = arguments.next()? {
        match option {
            Long("player") => {
                query.player = Some(arguments.value()?.string()?);
            }
            Long("year") => {
                query.year = Some(stage::number(&mut arguments, YEAR)?)
            }
            Long("score") => {
                let score = arguments.value()?.string()?;
                query.score = Some(parse_score(&score)?);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    match list_matches(&path, &query, output)? {
        0 => Err(no_match(&path, &query)?.into()),
        _ => Ok(()),
    }
}

/// Counts what the games of a file have in common.
pub fn stats(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = stage::file(&mut arguments)?;
    stage::end(arguments)?;
    let mut stats = Stats::default();
    for (before, record) in read_file(&path)?.enumerate() {
        stats.add(&record?).map_err(|objection| {
            let (path, number) = (path.display(), before + 1);
            format!("{path}, game {number}: {objection}")
        })?;
    }
    Ok(writeln!(output, "{stats}")?)
}

/// Why nothing was found.
fn no_match(path: &Path, query: &Query) -> Result<NoMatch, Failure> {
    let is_nameless = query.player.is_some()
        && Format::of(path)? == Format::Database
        && !Database::open(path)?.names_players();
    let advice = match is_nameless {
        true => "its players are numbers, because WTHOR.JOU is not beside it",
        false => "list shows its games",
    };
    let path = path.display();
    Ok(NoMatch(format!("no game of {path} matches: {advice}")))
}

/// Writes a line for each game that matches, and counts them. After a game that
/// cannot be read, the others are still listed.
fn list_matches(
    path: &Path,
    query: &Query,
    output: &mut impl Write,
) -> Result<usize, Failure> {
    let (mut matches, mut failure) = (0, None);
    for (before, record) in read_file(path)?.enumerate() {
        match record {
            Ok(record) if query.matches(&record) => {
                matches += 1;
                let note = note(&record);
                writeln!(output, "{:>6}: {record}{note}", before + 1)?;
            }
            Ok(_) => {}
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    failure.map_or(Ok(matches), |error| Err(error.into()))
}

/// A warning for the line of a game, if it needs one.
fn note(record: &Record) -> String {
    match record.replay() {
        Err(objection) => format!(" ({objection})"),
        Ok(game) if game.moves == 0 || game.position.turn() == Turn::Over => {
            String::new()
        }
        Ok(_) => " (unfinished)".to_string(),
    }
}
