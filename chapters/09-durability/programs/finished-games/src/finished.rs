use end_of_game::{Score, Turn};
use records::{Record, one_line};
use whole_games::Objection;

use crate::FinishedGame;

/// The finished game of a record: with the result that it gives, or else the
/// one that its moves come to. `None` when it has neither.
///
/// # Errors
///
/// When the rules forbid the game.
pub fn finished_game(
    record: &Record,
) -> Result<Option<FinishedGame>, Box<Objection>> {
    let position = record.replay()?.position;
    let is_over = position.turn() == Turn::Over;
    let counted = is_over.then(|| Score::result(&position.board));
    let name = |name: &Option<String>| {
        one_line(&name.as_deref().unwrap_or_default().replace(';', " "))
    };
    Ok(record.result.or(counted).map(|score| FinishedGame {
        score,
        black: name(&record.black),
        white: name(&record.white),
    }))
}
