//! The moves of a game don't say who made them. Chapter 5's `turn` does: as long
//! as nobody passes, the colors take turns, and after a pass they don't. Count
//! each color's moves; every move after the 30th needs a borrowed disc.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

/// How many discs Black takes from White's pile, and White from Black's.
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
        position = position.play(square).expect("all moves are legal");
    }
    (black.saturating_sub(30), white.saturating_sub(30))
}
