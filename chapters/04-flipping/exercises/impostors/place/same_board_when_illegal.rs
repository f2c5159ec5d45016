// caught by: a_move_that_flips_nothing_is_none
// mistake: No board comes after an illegal move, not even the same: answer `None`.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    if board[square] != Cell::Empty {
        return Some(*board);
    }
    let mut after = *board;
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
        after.set(square, disc.into());
    }
    Some(after)
}
