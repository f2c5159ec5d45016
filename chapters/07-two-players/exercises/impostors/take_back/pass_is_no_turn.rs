// caught by: a_pass_is_a_turn
// mistake: It looks as if a pass was no turn: it is taken back too.

use board::Square;
use end_of_game::{Position, Turn};

pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    let left = moves.len().saturating_sub(turns);
    for &square in &moves[..left] {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    position
}
