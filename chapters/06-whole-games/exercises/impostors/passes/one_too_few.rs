// caught by: black_passes_after_eight_moves
// mistake: It looks as if the last move before the pass was left out: count all moves made before it.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number - 1));
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    passes
}
