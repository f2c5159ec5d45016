// caught by: a_board_of_8_by_4_has_a_frame_above_and_below
// mistake: the board is in a corner

use board::{Board, Cell, Square};

pub fn rectangle(columns: i32, rows: i32) -> Board {
    let mut board = Board::start();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if column >= columns || row >= rows {
            board.set(square, Cell::Border);
        }
    }
    board
}
