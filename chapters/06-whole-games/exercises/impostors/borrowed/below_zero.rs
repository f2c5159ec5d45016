// caught by: at_the_start_nobody_has_borrowed_anything
// mistake: A pile can't have fewer than 0 discs

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn borrowed(moves: &[Square]) -> (usize, usize) {
    let (mut black, mut white) = (30_usize, 30_usize);
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        match position.to_move {
            Disc::Black => black -= 1,
            Disc::White => white -= 1,
        }
        position = position.play(square).unwrap();
    }
    assert!(black + white <= 60);
    (0, 0)
}
