// caught by: in_an_empty_column_a_disc_falls_to_row_6
// mistake: the disc didn't fall

use board::{Board, Cell, Square};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let square = Square::at(column, 0);
    (board[square] == Cell::Empty).then_some(square)
}
