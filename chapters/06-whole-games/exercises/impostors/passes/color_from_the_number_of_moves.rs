// caught by: each_pass_changes_who_moves_next
// mistake: It looks as if you got the color from the number of moves: a pass changes that.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut passes = Vec::new();
    let mut position = Position::start();
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            let is_black = number % 2 == 0;
            let disc = if is_black { Disc::Black } else { Disc::White };
            passes.push((disc, number));
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    passes
}
