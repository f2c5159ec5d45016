// caught by: the_last_move_is_taken_back
// mistake: You took back one turn too few.

use board::Square;
use end_of_game::{Position, Turn};

pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    let mut positions = vec![position];
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
            positions.push(position);
        }
        position = position.play(square).unwrap();
        positions.push(position);
    }
    let place = positions.len() - turns.min(positions.len() - 1).max(1);
    positions[place]
}
