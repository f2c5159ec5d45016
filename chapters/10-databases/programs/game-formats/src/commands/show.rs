use std::io::Write;

use chapter_cli::ShowOptions;
use game_formats::read_game;
use records::{History, describe};

use super::AnyError;

/// Shows a game after one of its moves, or at its end.
///
/// # Errors
///
/// Returns an error if the arguments are invalid, if the file can't be read or
/// doesn't have the game, if the game is illegal, or if writing the output
/// fails.
pub fn show(
    arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    let ShowOptions { path, game, at } = ShowOptions::read(arguments)?;
    let number = game as usize;
    let record = read_game(&path, number)?.ok_or_else(|| {
        let path = path.display();
        format!("{path} has no game {number}: list shows its games")
    })?;
    let mut history = History::follow(record.start, &record.plies)
        .map_err(|objection| format!("game {number}: {objection}"))?;
    history.go_to(at);
    writeln!(output, "{number}: {record}")?;
    if let Some(perfect_play) = &record.perfect_play {
        writeln!(output, "played perfectly with {perfect_play}")?;
    }
    Ok(writeln!(output, "{}", describe(&history))?)
}
