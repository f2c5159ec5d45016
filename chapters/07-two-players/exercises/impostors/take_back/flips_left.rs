// caught by: the_last_move_is_taken_back
// mistake: It looks as if you took the discs off and left the flips: whatever a move flipped turns back.

use board::{Cell, Square};
use end_of_game::{Position, Turn};

pub fn take_back(moves: &[Square], turns: usize) -> Position {
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    for &square in moves.iter().rev().take(turns) {
        position.board.set(square, Cell::Empty);
        position.to_move = position.to_move.opponent();
    }
    position
}
