// caught by: a_pass_that_has_not_happened_does_not_count
// mistake: It looks as if you passed after the last move: a pass shows only when another move follows.

use board::Square;
use end_of_game::{Position, Turn};

pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    let mut positions = vec![position];
    for &square in moves {
        position = position.play(square).unwrap();
        positions.push(position);
        if position.turn() == Turn::Pass {
            position = position.passed();
            positions.push(position);
        }
    }
    let last = positions.len() - 1;
    positions[last.saturating_sub(turns)]
}
