// caught by: three_in_a_column_are_completed
// mistake: copy the board for each column

use board::{Board, Disc};
use connect_four::{Column, four_through, landing};

pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    let mut after = *board;
    let mut columns = Vec::new();
    for column in Column::all() {
        if let Some(square) = landing(board, column) {
            after.set(square, disc.into());
            if four_through(&after, square).is_some() {
                columns.push(column.index());
            }
        }
    }
    columns
}
