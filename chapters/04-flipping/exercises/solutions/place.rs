//! All questions are asked of the board before, and only the copy changes. The
//! sentinel holds `Border`, so it is refused with the occupied squares.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

/// The board after `disc` is placed on this square; `None` when the rules
/// forbid the move.
pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    let mut flips = flips(board, square, disc).peekable();
    if board[square] != Cell::Empty || flips.peek().is_none() {
        return None;
    }
    let mut after = *board;
    after.set(square, disc.into());
    flips.for_each(|flip| after.set(flip.square, disc.into()));
    Some(after)
}
