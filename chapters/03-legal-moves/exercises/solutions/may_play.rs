//! An empty square is asked for, and not one without a disc: the border of a
//! smaller board has no disc either.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

/// Whether the rules let `disc` be placed on this square.
pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    let brackets = |direction: Direction| {
        bracket(board, square, direction, disc).is_some()
    };
    board[square] == Cell::Empty && Direction::ALL.into_iter().any(brackets)
}
