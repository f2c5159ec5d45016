use std::io::Write;
use std::path::Path;

use chapter_cli::NoMatch;
use databases::{Database, PlayerNames, Query};
use lexopt::prelude::*;
use records::{in_file, list_line, parse_score};

use crate::AnyError;

/// Lists the games that match a query, or all of them.
pub fn find(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    let mut query = Query::default();
    while let Some(option) = arguments.next()? {
        match option {
            Long("player") => {
                query.player = Some(arguments.value()?.string()?);
            }
            Long("score") => {
                let score = arguments.value()?.string()?;
                query.score = Some(parse_score(&score)?);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    match list_matches(&path, &query, output)? {
        0 if query != Query::default() => Err(no_match(&path, &query)?.into()),
        _ => Ok(()),
    }
}

/// Why nothing was found.
fn no_match(path: &Path, query: &Query) -> Result<NoMatch, AnyError> {
    let players = Database::open(path)?.players;
    let is_nameless =
        query.player.is_some() && players == PlayerNames::default();
    let advice = if is_nameless {
        "its players are numbers, because WTHOR.JOU isn't beside it"
    } else {
        "list shows its games"
    };
    let path = path.display();
    Ok(NoMatch(format!("no game of {path} matches: {advice}")))
}

/// Writes a line for each game that matches, and counts them. After a game that
/// can't be read, the others are still listed.
fn list_matches(
    path: &Path,
    query: &Query,
    output: &mut impl Write,
) -> Result<usize, AnyError> {
    let (mut matches, mut failure) = (0, None);
    for (before, record) in Database::open(path)?.enumerate() {
        match record {
            Ok(record) if query.matches(&record) => {
                matches += 1;
                writeln!(output, "{}", list_line(before + 1, &record))?;
            }
            Ok(_) => {}
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    let failure = failure.map(in_file(path));
    failure.map_or(Ok(matches), |error| Err(error.into()))
}
