// caught by: a_flip_too_many_is_no_move
// mistake: It looks as if the move's own flips are all you looked at.

use board::{Board, Disc, Square};
use flipping::{flips, play};

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let discs = [Disc::Black, Disc::White];
    let mut moves =
        Square::all().flat_map(|square| discs.map(|disc| (square, disc)));
    moves.find(|&(square, disc)| {
        let all_flipped = flips(before, square, disc)
            .all(|flip| after[flip.square] == disc.into());
        play(before, square, disc).is_ok()
            && after[square] == disc.into()
            && all_flipped
    })
}
