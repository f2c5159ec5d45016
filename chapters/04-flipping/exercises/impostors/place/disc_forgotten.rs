// caught by: f5_flips_e5
// mistake: The discs turned over, but the disc played is missing.

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
    (after != *board).then_some(after)
}
