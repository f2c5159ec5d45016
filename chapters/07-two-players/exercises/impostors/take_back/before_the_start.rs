// caught by: there_is_nothing_before_the_start
// mistake: There's nothing before the start: take back as many turns as there are.

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
    positions[positions.len() - 1 - turns]
}
