// caught by: when_nothing_is_taken_back_all_moves_stay
// mistake: It looks as if turns were counted from the start: the last ones are taken back.

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
    positions[turns.min(positions.len() - 1)]
}
