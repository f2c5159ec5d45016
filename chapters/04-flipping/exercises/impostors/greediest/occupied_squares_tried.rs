// caught by: only_empty_squares_are_tried
// mistake: It looks as if you tried an occupied square: you can't play there.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    let mut best = None;
    let mut most = 0;
    for square in Square::all() {
        let count = flips(board, square, disc).count();
        if count > most {
            (best, most) = (Some(square), count);
        }
    }
    best
}
