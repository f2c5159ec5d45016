//! The squares stand in one row, and half a turn reverses that row: what is the
//! first from one side is the last from the other.

use board::{Board, Square};

/// The board as the player on the other side of the table sees it.
pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        turned.set(Square::new(63 - square.index()), board[square]);
    }
    turned
}
