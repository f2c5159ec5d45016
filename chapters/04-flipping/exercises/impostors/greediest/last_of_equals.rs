// caught by: the_first_of_equals_is_taken
// mistake: There's a tie, and you took the last one: take the first.

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::legal_moves;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    legal_moves(board, disc)
        .max_by_key(|&square| flips(board, square, disc).count())
}
