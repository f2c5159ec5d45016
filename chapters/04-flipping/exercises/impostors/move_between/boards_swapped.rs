// caught by: black_played_f5
// mistake: The boards changed places: the first one is the older.

use board::{Board, Disc, Square};
use flipping::play;

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let discs = [Disc::Black, Disc::White];
    let mut moves =
        Square::all().flat_map(|square| discs.map(|it| (square, it)));
    moves.find(|&(square, disc)| play(after, square, disc) == Ok(*before))
}
