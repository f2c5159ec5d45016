// caught by: white_played_d2
// mistake: It looks as if only Black's moves were tried.

use board::{Board, Disc, Square};
use flipping::play;

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let mut squares = Square::all();
    squares
        .find(|&square| play(before, square, Disc::Black) == Ok(*after))
        .map(|square| (square, Disc::Black))
}
