// caught by: a_disc_lies_on_another
// mistake: one too low

use board::{Board, Cell, Square};
use directions::{Direction, next};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let mut square = Square::at(column, 0);
    if board[square] != Cell::Empty {
        return None;
    }
    while board[square] == Cell::Empty && square.row() < 5 {
        square = next(square, Direction::South);
    }
    Some(square)
}
