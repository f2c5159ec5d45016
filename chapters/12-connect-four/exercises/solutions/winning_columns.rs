//! Each column is tried on a copy of the board.

use board::{Board, Disc};
use connect_four::{Column, four_through, landing};

/// The columns, 0 to 6, in which a disc of this color completes a line.
pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    let wins = |column: &Column| {
        landing(board, *column).is_some_and(|square| {
            let mut after = *board;
            after.set(square, disc.into());
            four_through(&after, square).is_some()
        })
    };
    Column::all().filter(wins).map(Column::index).collect()
}
