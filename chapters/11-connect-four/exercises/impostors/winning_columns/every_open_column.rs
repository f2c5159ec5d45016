// caught by: three_in_a_column_are_completed
// mistake: you listed every column with room for a disc

use board::{Board, Disc};
use connect_four::{Column, landing};

pub fn winning_columns(board: &Board, _: Disc) -> Vec<i32> {
    let open = |column: &Column| landing(board, *column).is_some();
    Column::all().filter(open).map(Column::index).collect()
}
