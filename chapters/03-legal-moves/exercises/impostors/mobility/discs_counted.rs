// caught by: black_and_white_begin_with_four_moves_each
// mistake: You counted discs: mobility counts the squares where you can play.

use board::{Board, Cell};

pub fn mobility(board: &Board) -> (usize, usize) {
    (board.count(Cell::Black), board.count(Cell::White))
}
