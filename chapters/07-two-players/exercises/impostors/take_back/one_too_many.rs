// caught by: taking_back_nothing_keeps_every_move
// mistake: You took back one turn too many.

use board::Square;
use end_of_game::{Position, Turn};

pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    let mut positions = vec![position];
    for &square in moves {
        positions.push(position);
        if position.turn() == Turn::Pass {
            position = position.passed();
            positions.push(position);
        }
        position = position.play(square).unwrap();
    }
    let last = positions.len() - 1;
    positions[last.saturating_sub(turns)]
}
