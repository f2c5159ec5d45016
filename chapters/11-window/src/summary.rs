use end_of_game::{Position, Score, Turn};
use records::History;

use crate::LastMove;

/// Describes the current position of a game in a few sentences: the last move,
/// a pass, and the player to move or the result.
pub fn summary(history: &History) -> String {
    let position = history.position();
    let mut sentences = Vec::new();
    if let Some(last) = LastMove::from_history(history) {
        sentences.push(describe_move(&last));
        if position.to_move == last.disc && position.turn() == Turn::Move {
            let opponent = last.disc.opponent();
            sentences
                .push(format!("{opponent} can't flip anything and passes."));
        }
    }
    sentences.push(describe_position(position));
    sentences.join(" ")
}

/// Describes a move, such as `Black plays f5 and flips e5.`
fn describe_move(last: &LastMove) -> String {
    let LastMove {
        disc,
        square,
        flips,
    } = last;
    let names: Vec<_> = flips.iter().map(ToString::to_string).collect();
    format!("{disc} plays {square} and flips {}.", names.join(" "))
}

/// Describes whose turn it is, or the result.
fn describe_position(position: &Position) -> String {
    let Position { board, to_move } = position;
    if position.turn() != Turn::Over {
        return format!("{to_move} to move.");
    }
    let (discs, result) = (Score::discs(board), Score::result(board));
    let outcome = match result.winner() {
        Some(disc) => format!("{disc} wins {result}"),
        None => format!("a draw, {result}"),
    };
    if discs == result {
        return format!("The game is over: {outcome}.");
    }
    format!("The game is over: {discs} on the board, {outcome}.")
}
