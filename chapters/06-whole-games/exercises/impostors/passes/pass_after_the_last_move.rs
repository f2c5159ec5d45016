// caught by: nobody_passes_after_the_last_move
// mistake: No move comes after this pass, so it doesn't count.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        position = position.play(square).unwrap();
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number + 1));
            position = position.passed();
        }
    }
    passes
}
