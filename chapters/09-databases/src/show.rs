use std::io::Write;

use databases::Database;
use lexopt::prelude::*;
use records::{History, describe, in_file};

use crate::AnyError;

const GAME: &str = "number of a game: write 1 or more";

const MOVE: &str = "number of a move: write 0 or more";

/// Shows a game at one of its moves, or at its end.
pub fn show(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let path = chapter_cli::file(&mut arguments)?;
    let (mut game, mut at) = (1, usize::MAX);
    while let Some(option) = arguments.next()? {
        match option {
            Long("game") => game = chapter_cli::number(&mut arguments, GAME)?,
            Long("at") => at = chapter_cli::number(&mut arguments, MOVE)?,
            other => return Err(other.unexpected().into()),
        }
    }
    let file = path.display();
    let missing = || format!("{file} has no game {game}: list shows its games");
    let record = Database::open(&path)?.game(game).map_err(in_file(&path))?;
    let record = record.filter(|_| game > 0).ok_or_else(missing)?;
    let mut history = History::follow(record.start, &record.plies)
        .map_err(|objection| format!("game {game}: {objection}"))?;
    history.go_to(at);
    writeln!(output, "{game}: {record}")?;
    if !record.perfect_play.is_empty() {
        writeln!(output, "played perfectly with {}", record.perfect_play)?;
    }
    Ok(writeln!(output, "{}", describe(&history))?)
}
