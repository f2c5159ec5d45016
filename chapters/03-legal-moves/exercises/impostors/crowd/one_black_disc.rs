// caught by: black_has_ten_legal_moves
// mistake: Only(8)

use board::{Board, Cell, Square};

/// One black disc in a ring of white ones: a move in each direction.
pub fn crowd() -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let (right, down) = (square.column() - 3, square.row() - 3);
        if right.abs() <= 1 && down.abs() <= 1 {
            board.set(square, Cell::White);
        }
    }
    board.set(Square::at(3, 3), Cell::Black);
    board
}
