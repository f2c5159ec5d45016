// caught by: the_last_move_is_taken_back
// mistake: The board is right, but the color to move is still the last one: the player whose turn it was moves again.

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
    let last = positions.len() - 1;
    position.board = positions[last.saturating_sub(turns)].board;
    position
}
