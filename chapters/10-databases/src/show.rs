use std::io::Write;

use chapter_cli::ShowOptions;
use databases::Database;
use records::{History, describe, in_file};

use crate::AnyError;

/// Prints a game's position after one of its moves or at its end.
pub fn show(
    arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let ShowOptions { path, game, at } = ShowOptions::read(arguments)?;
    let file = path.display();
    let missing = || format!("{file} has no game {game}: list shows its games");
    let record = Database::open(&path)?.game(game).map_err(in_file(&path))?;
    let record = record.filter(|_| game > 0).ok_or_else(missing)?;
    let mut history = History::follow(record.start, &record.plies)
        .map_err(|objection| format!("game {game}: {objection}"))?;
    history.go_to(at);
    writeln!(output, "{game}: {record}")?;
    if let Some(perfect_play) = &record.perfect_play {
        writeln!(output, "played perfectly with {perfect_play}")?;
    }
    Ok(writeln!(output, "{}", describe(&history))?)
}
