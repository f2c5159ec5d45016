//! The highest square must be free. From there the disc falls.

use board::{Board, Cell, Square};
use directions::{Direction, next};

/// The square on which a disc comes to rest, if one fits into this column, 0
/// to 6.
pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let mut square = Square::at(column, 0);
    if board[square] != Cell::Empty {
        return None;
    }
    while board[next(square, Direction::South)] == Cell::Empty {
        square = next(square, Direction::South);
    }
    Some(square)
}
