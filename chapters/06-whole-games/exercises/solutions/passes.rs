//! The question comes before each move, so nobody asks after the last one. A
//! pass changes the color and leaves the board; two in a row are the end, and
//! then no move follows.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

/// Who passes in this game, and after how many moves.
pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number));
            position = position.passed();
        }
        position = position.play(square).expect("all moves are legal");
    }
    passes
}
