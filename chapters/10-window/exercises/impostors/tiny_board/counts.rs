// caught by: each_square_of_the_start_can_be_seen_in_8_lines
// mistake: Alike(

use board::{Board, Cell, Square};

/// Each line says which squares are black, and how many are white: `3c  1`.
pub fn tiny_board(board: &Board) -> String {
    let line = |row: i32| {
        let is = |cell| {
            let squares =
                (0..8).map(|column| board[Square::at(column, row)] == cell);
            squares.fold(0_u32, |bits, square| bits * 2 + u32::from(square))
        };
        format!("{:02x}{}", is(Cell::Black), is(Cell::White).count_ones())
    };
    (0..8).map(line).collect::<Vec<_>>().join("\n")
}
