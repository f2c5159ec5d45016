// caught by: black_passes_after_eight_moves
// mistake: One too many: count the moves before the pass, not the one after it.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number + 1));
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    passes
}
