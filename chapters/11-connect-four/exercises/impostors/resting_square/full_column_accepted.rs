// caught by: a_seventh_disc_does_not_fit
// mistake: A full column has no room for a disc.

use board::{Board, Cell, Square};
use directions::{Direction, next};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let mut square = Square::at(column, 0);
    while board[next(square, Direction::South)] == Cell::Empty {
        square = next(square, Direction::South);
    }
    Some(square)
}
