// caught by: a_flip_in_the_wrong_place_is_no_move
// mistake: It looks as if you counted the discs.

use board::{Board, Cell, Disc, Square};
use flipping::play;

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let discs = [Disc::Black, Disc::White];
    let mut moves =
        Square::all().flat_map(|square| discs.map(|disc| (square, disc)));
    moves.find(|&(square, disc)| {
        play(before, square, disc).is_ok_and(|played| {
            after[square] == disc.into()
                && played.count(Cell::Black) == after.count(Cell::Black)
                && played.count(Cell::White) == after.count(Cell::White)
        })
    })
}
