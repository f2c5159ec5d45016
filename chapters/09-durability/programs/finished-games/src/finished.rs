use end_of_game::{Score, Turn};
use records::{Record, one_line};
use whole_games::Objection;

use crate::FinishedGame;

/// Converts a record to a finished game. Prefers the record's result to that
/// of its moves; returns `None` if it has neither.
///
/// # Errors
///
/// Returns an error if a move is illegal.
pub fn finished_game(
    record: &Record,
) -> Result<Option<FinishedGame>, Box<Objection>> {
    let position = record.replay()?.position;
    let is_over = position.turn() == Turn::Over;
    let final_score = is_over.then(|| Score::result(&position.board));
    let name = |name: &Option<String>| {
        one_line(&name.as_deref().unwrap_or_default().replace(';', " "))
    };
    Ok(record.result.or(final_score).map(|score| FinishedGame {
        score,
        black: name(&record.black),
        white: name(&record.white),
    }))
}
