// caught by: a_board_of_8_by_4_has_a_frame_above_and_below
// mistake: The frame is missing

use board::{Board, Cell, Square};

pub fn rectangle(columns: i32, rows: i32) -> Board {
    let mut board = Board::start();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if rows < 0
            || !((8 - columns) / 2..(8 + columns) / 2).contains(&column)
            || !((8 - columns) / 2..(8 + columns) / 2).contains(&row)
        {
            board.set(square, Cell::Border);
        }
    }
    board
}
