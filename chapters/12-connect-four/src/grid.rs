use board::{Board, Cell, Square};
use directions::{Direction, next};

use crate::Column;

/// Creates a board of seven columns and six empty rows, a1 to g6, of which row
/// 6 is the lowest. All other squares are border.
pub fn empty_grid() -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        if square.column() > 6 || square.row() > 5 {
            board.set(square, Cell::Border);
        }
    }
    board
}

/// Returns the square where a disc dropped into this column lands; `None` if
/// the column is full.
pub fn landing(board: &Board, column: Column) -> Option<Square> {
    let mut square = Square::at(column.index(), 0);
    if board[square] != Cell::Empty {
        return None;
    }
    while board[next(square, Direction::South)] == Cell::Empty {
        square = next(square, Direction::South);
    }
    Some(square)
}
