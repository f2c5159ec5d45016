// caught by: c6_flips_the_most
// mistake: This is the first legal move: another one flips more.

use board::{Board, Disc, Square};
use legal_moves::legal_moves;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    legal_moves(board, disc).next()
}
