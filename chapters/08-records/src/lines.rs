use end_of_game::{Score, Turn};

use crate::{History, Record};

/// Returns a game's line in a list, with a note if the game is illegal or
/// unfinished. Games count from 1.
pub fn list_line(number: usize, record: &Record) -> String {
    let note = match record.replay() {
        Err(objection) => format!(" ({objection})"),
        Ok(game) if game.moves == 0 || game.position.turn() == Turn::Over => {
            String::new()
        }
        Ok(_) => " (unfinished)".to_string(),
    };
    format!("{number:>6}: {record}{note}")
}

/// Describes the current position of a game and its last move.
pub fn describe(history: &History) -> String {
    let position = history.position();
    let status = match position.turn() {
        Turn::Over => {
            format!("The game is over: {}", Score::result(&position.board))
        }
        Turn::Move | Turn::Pass => format!("{} to move", position.to_move),
    };
    format!(
        "{}\n{}\n{status}",
        describe_last_move(history),
        position.board
    )
}

/// Describes the move before the current position, and a pass after it.
fn describe_last_move(history: &History) -> String {
    let number = history.move_number();
    let last_step = number
        .checked_sub(1)
        .and_then(|index| history.steps().nth(index));
    let Some((before, square)) = last_step else {
        return "the start".to_string();
    };
    let (mover, after) = (before.to_move, history.position());
    let pass = if after.to_move == mover && after.turn() != Turn::Over {
        format!(", {} passes", mover.opponent())
    } else {
        String::new()
    };
    let total = history.moves().len();
    format!("move {number} of {total}: {mover} plays {square}{pass}")
}
