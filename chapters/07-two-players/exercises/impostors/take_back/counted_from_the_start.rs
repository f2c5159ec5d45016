// caught by: taking_back_nothing_keeps_every_move
// mistake: It looks as if you counted from the start: take back the last turns.

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
