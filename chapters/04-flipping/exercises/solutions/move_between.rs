//! There are at most 128 moves to try, and `play` knows what each of them does.
//! So there's nothing to work out about flips: the boards are equal or they
//! aren't.

use board::{Board, Disc, Square};
use flipping::play;

/// The move that leads from one board to the other: where, and whose disc.
pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let discs = [Disc::Black, Disc::White];
    let mut moves =
        Square::all().flat_map(|square| discs.map(|disc| (square, disc)));
    moves.find(|&(square, disc)| play(before, square, disc) == Ok(*after))
}
