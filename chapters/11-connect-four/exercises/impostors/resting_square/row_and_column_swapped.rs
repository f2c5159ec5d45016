// caught by: in_an_empty_column_a_disc_falls_to_row_6
// mistake: column and row changed places

use board::{Board, Cell, Square};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let mut row = 0;
    if board[Square::at(column, row)] != Cell::Empty {
        return None;
    }
    while row < 5 && board[Square::at(column, row + 1)] == Cell::Empty {
        row += 1;
    }
    Some(Square::at(row, column))
}
