use std::io::Write;

use chapter_cli::ShowOptions;
use game_formats::read_game;
use records::describe_game;

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
    let shown = describe_game(game, &record, at)
        .map_err(|objection| format!("game {game}: {objection}"))?;
    Ok(writeln!(output, "{shown}")?)
}
