// caught by: the_first_of_equals_is_taken
// mistake: This is the last of several that flip as many: take the first.

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::legal_moves;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    legal_moves(board, disc)
        .max_by_key(|&square| flips(board, square, disc).count())
}
