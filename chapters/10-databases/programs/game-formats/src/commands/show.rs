use std::io::Write;

use chapter_cli::ShowOptions;
use game_formats::read_game;
use records::{History, describe};

use super::AnyError;

/// Shows a game at one of its moves, or at its end.
pub fn show(
    arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let ShowOptions { path, game, at } = ShowOptions::read(arguments)?;
    let game = game as usize;
    let file = path.display();
    let missing = || format!("{file} has no game {game}: list shows its games");
    let record = read_game(&path, game)?.ok_or_else(missing)?;
    let mut history = History::follow(record.start, &record.plies)
        .map_err(|objection| format!("game {game}: {objection}"))?;
    history.go_to(at);
    writeln!(output, "{game}: {record}")?;
    if let Some(perfect_play) = &record.perfect_play {
        writeln!(output, "played perfectly with {perfect_play}")?;
    }
    Ok(writeln!(output, "{}", describe(&history))?)
}
