use std::io::Write;

use end_of_game::{Score, Turn};
use lexopt::prelude::*;
use records::{History, read_game};

use super::Failure;

const GAME: &str = "number of a game: write 1 or more";

const MOVE: &str = "number of a move: write 0 or more";

/// Shows a game at one of its moves, or at its end.
pub fn show(
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let path = stage::file(&mut arguments)?;
    let (mut game, mut at) = (1, usize::MAX);
    while let Some(option) = arguments.next()? {
        match option {
            Long("game") => game = stage::number(&mut arguments, GAME)?,
            Long("at") => at = stage::number(&mut arguments, MOVE)?,
            other => return Err(other.unexpected().into()),
        }
    }
    let file = path.display();
    let missing = || format!("{file} has no game {game}: list shows its games");
    let record = read_game(&path, game)?.ok_or_else(missing)?;
    let mut history = History::follow(record.start, &record.plies)
        .map_err(|objection| format!("game {game}: {objection}"))?;
    history.go_to(at);
    writeln!(output, "{game}: {record}")?;
    if !record.perfect_play.is_empty() {
        writeln!(output, "played perfectly with {}", record.perfect_play)?;
    }
    Ok(writeln!(output, "{}", describe(&history))?)
}

/// The place where we are in a game.
fn describe(history: &History) -> String {
    let mut lines = vec![last_turn(history)];
    let position = history.position();
    lines.push(position.board.to_string());
    let is_last = history.move_number() == history.moves().len();
    lines.push(match position.turn() {
        Turn::Over => {
            format!("The game is over: {}", Score::result(&position.board))
        }
        _ if is_last && history.move_number() > 0 => format!(
            "{} to move, but the record is unfinished",
            position.to_move
        ),
        _ => format!("{} to move", position.to_move),
    });
    lines.join("\n")
}

/// What has just happened in a game.
fn last_turn(history: &History) -> String {
    let (at, all) = (history.move_number(), history.moves().len());
    let Some(last) = at.checked_sub(1) else {
        return "the start".to_string();
    };
    let Some((before, square)) = history.steps().nth(last) else {
        return String::new();
    };
    let (mover, now) = (before.to_move, history.position());
    let passed = now.to_move == mover && now.turn() != Turn::Over;
    let pass = match passed {
        true => format!(", {} passes", mover.opponent()),
        false => String::new(),
    };
    format!("move {at} of {all}: {mover} plays {square}{pass}")
}
