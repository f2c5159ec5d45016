// caught by: each_square_of_the_start_can_be_seen_in_8_lines
// mistake: TooWide(16)

use board::{Board, Cell, Square};

pub fn tiny_board(board: &Board) -> String {
    let sign = |cell| match cell {
        Cell::Black => '●',
        Cell::White => '○',
        _ => '.',
    };
    let line = |row| {
        (0..8)
            .map(|column| sign(board[Square::at(column, row)]))
            .flat_map(|sign| [sign, ' '])
            .collect::<String>()
    };
    (0..8).map(line).collect::<Vec<_>>().join("\n")
}
