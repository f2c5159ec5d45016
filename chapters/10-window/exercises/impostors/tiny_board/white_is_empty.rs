// caught by: each_square_of_the_start_can_be_seen_in_8_lines
// mistake: Alike(

use board::{Board, Cell, Square};

pub fn tiny_board(board: &Board) -> String {
    let sign = |cell| match cell {
        Cell::Black => '●',
        _ => '.',
    };
    let line = |row| {
        (0..8)
            .map(|column| sign(board[Square::at(column, row)]))
            .collect::<String>()
    };
    (0..8).map(line).collect::<Vec<_>>().join("\n")
}
