// caught by: two_discs_give_one_side_a_move
// mistake: Both numbers are Black's

use board::{Board, Disc};
use legal_moves::legal_moves;

pub fn mobility(board: &Board) -> (usize, usize) {
    let count = |disc| legal_moves(board, disc).count();
    (count(Disc::Black), count(Disc::Black))
}
