//! Each corner is worth 1, -1 or 0.

use board::{Board, Cell, Disc, Square};

/// The corners of this color minus those of its opponent, -4 to 4.
pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == disc.into() => 1,
        _ => -1,
    };
    [(0, 0), (7, 0), (0, 7), (7, 7)].map(value).iter().sum()
}
