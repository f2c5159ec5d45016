//! The squares are in one row, and half a turn reverses it: the first square
//! from your side is the last one from mine.

use board::{Board, Square};

/// The board as the player on the other side of the table sees it.
pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        turned.set(Square::new(63 - square.index()), board[square]);
    }
    turned
}
