//! A black square in the middle, a ring of white around it: from outside, every
//! line through the ring ends in black.

use board::{Board, Cell, Square};

/// A board on which Black has at least 20 legal moves.
pub fn crowd() -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if (2..6).contains(&column) && (2..6).contains(&row) {
            let inside = (3..5).contains(&column) && (3..5).contains(&row);
            let cell = if inside { Cell::Black } else { Cell::White };
            board.set(square, cell);
        }
    }
    board
}
