// caught by: in_an_empty_column_a_disc_falls_to_row_6
// mistake: counted columns from 1

use board::{Board, Cell, Square};
use directions::{Direction, next};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let column = (column - 1).max(0);
    let mut square = Square::at(column, 0);
    if board[square] != Cell::Empty {
        return None;
    }
    while board[next(square, Direction::South)] == Cell::Empty {
        square = next(square, Direction::South);
    }
    Some(square)
}
