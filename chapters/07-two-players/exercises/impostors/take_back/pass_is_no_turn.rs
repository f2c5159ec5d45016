// caught by: a_pass_counts_as_a_turn
// mistake: It looks as if you didn't count a pass: taking back a turn can mean taking back a pass.

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
