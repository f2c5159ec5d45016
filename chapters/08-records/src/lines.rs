use end_of_game::{Score, Turn};

use crate::{History, Record};

/// The line of a game in a list, with a warning if it needs one. Games count
/// from 1.
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

/// The place where we are in a game.
pub fn describe(history: &History) -> String {
    let mut lines = vec![last_turn(history)];
    let position = history.position();
    lines.push(position.board.to_string());
    lines.push(match position.turn() {
        Turn::Over => {
            format!("The game is over: {}", Score::result(&position.board))
        }
        _ => format!("{} to move", position.to_move),
    });
    lines.join("\n")
}

/// What has just happened in a game.
fn last_turn(history: &History) -> String {
    let (at, all) = (history.move_number(), history.moves().len());
    let last = at
        .checked_sub(1)
        .and_then(|index| history.steps().nth(index));
    let Some((before, square)) = last else {
        return "the start".to_string();
    };
    let (mover, now) = (before.to_move, history.position());
    let pass = if now.to_move == mover && now.turn() != Turn::Over {
        format!(", {} passes", mover.opponent())
    } else {
        String::new()
    };
    format!("move {at} of {all}: {mover} plays {square}{pass}")
}
