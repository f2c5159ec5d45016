// caught by: the_end_is_no_pass
// mistake: The game is over, and after the end nobody passes.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number));
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    if position.turn() == Turn::Over {
        passes.push((position.to_move, moves.len()));
    }
    passes
}
