//! Whoever keeps the positions need not flip anything back. A pass is a
//! position of its own, with the same board and the other color to move.

use board::Square;
use end_of_game::{Position, Turn};

/// The position when this many turns of the game have been taken back.
pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    let mut positions = vec![position];
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
            positions.push(position);
        }
        position = position.play(square).expect("all moves are legal");
        positions.push(position);
    }
    let last = positions.len() - 1;
    positions[last.saturating_sub(turns)]
}
