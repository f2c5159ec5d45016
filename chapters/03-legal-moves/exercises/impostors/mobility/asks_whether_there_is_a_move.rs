// caught by: black_and_white_begin_with_four_moves_each
// mistake: It looks as if you stopped at the first move: count them all.

use board::{Board, Disc};
use legal_moves::legal_moves;

pub fn mobility(board: &Board) -> (usize, usize) {
    let has_move = |disc| legal_moves(board, disc).next().is_some();
    (has_move(Disc::Black).into(), has_move(Disc::White).into())
}
