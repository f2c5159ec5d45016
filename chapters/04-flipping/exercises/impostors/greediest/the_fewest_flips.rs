// caught by: d2_flips_the_most
// mistake: This move flips the fewest discs: find the one that flips the most.

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::legal_moves;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    legal_moves(board, disc)
        .min_by_key(|&square| flips(board, square, disc).count())
}
