// caught by: d2_flips_four_discs
// mistake: It looks as if only the first disc turned over.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    if board[square] != Cell::Empty {
        return None;
    }
    let mut after = *board;
    let flip = flips(board, square, disc).next()?;
    after.set(flip.square, disc.into());
    after.set(square, disc.into());
    Some(after)
}
