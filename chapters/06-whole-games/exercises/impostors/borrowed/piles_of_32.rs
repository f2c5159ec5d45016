// caught by: at_the_start_nobody_has_borrowed_anything
// mistake: It looks as if nobody ran out.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn borrowed(moves: &[Square]) -> (usize, usize) {
    let (mut black, mut white) = (0_usize, 0_usize);
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        match position.to_move {
            Disc::Black => black += 1,
            Disc::White => white += 1,
        }
        position = position.play(square).unwrap();
    }
    (black.saturating_sub(32), white.saturating_sub(32))
}
