// caught by: a_seventh_disc_does_not_fit_into_a_column
// mistake: No disc fits into a full column.

use board::{Board, Cell, Square};
use directions::{Direction, next};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let mut square = Square::at(column, 0);
    while board[next(square, Direction::South)] == Cell::Empty {
        square = next(square, Direction::South);
    }
    Some(square)
}
