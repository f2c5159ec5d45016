// caught by: a_move_that_flips_nothing_is_none
// mistake: A move that flips nothing was accepted: it must flip at least one disc.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    if board[square] != Cell::Empty {
        return None;
    }
    let mut after = *board;
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
    }
    after.set(square, disc.into());
    Some(after)
}
