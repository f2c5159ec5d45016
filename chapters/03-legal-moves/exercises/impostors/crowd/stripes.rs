// caught by: black_has_twenty_legal_moves
// mistake: Only(

use board::{Board, Cell, Square};

/// A white row over a black one.
pub fn crowd() -> Board {
    let mut board = Board::empty();
    for column in 0..8 {
        board.set(Square::at(column, 3), Cell::White);
        board.set(Square::at(column, 4), Cell::Black);
        board.set(Square::at(column, 5), Cell::White);
    }
    board
}
