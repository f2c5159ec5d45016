// caught by: black_passes_after_eight_moves
// mistake: That's the color that moves: the other one passed.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            position = position.passed();
            passes.push((position.to_move, number));
        }
        position = position.play(square).unwrap();
    }
    passes
}
