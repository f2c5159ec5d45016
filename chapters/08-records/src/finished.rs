use end_of_game::{Score, Turn};
use whole_games::Objection;

use crate::oth_format::one_line;
use crate::{FinishedGame, Record};

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
    Ok(record.result.or(counted).map(|score| FinishedGame {
        score,
        black: one_line(&record.black.replace(';', " ")),
        white: one_line(&record.white.replace(';', " ")),
    }))
}
