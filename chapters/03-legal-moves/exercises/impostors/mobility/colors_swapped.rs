// caught by: two_discs_give_one_side_a_move
// mistake: It looks as if Black and White changed places: Black comes first.

use board::{Board, Disc};
use legal_moves::legal_moves;

pub fn mobility(board: &Board) -> (usize, usize) {
    let moves = |disc| legal_moves(board, disc).count();
    (moves(Disc::White), moves(Disc::Black))
}
