// caught by: a_pass_that_nobody_has_made_is_none
// mistake: It looks as if a pass was made after the last move: a color passes when another move comes after it.

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
