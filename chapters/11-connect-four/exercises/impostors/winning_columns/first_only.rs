// caught by: a_row_can_be_open_at_both_ends
// mistake: There can be more than one winning column.

use board::{Board, Disc};
use connect_four::{Column, four_through, landing};

pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    let wins = |column: &Column| {
        landing(board, *column).is_some_and(|square| {
            let mut after = *board;
            after.set(square, disc.into());
            four_through(&after, square).is_some()
        })
    };
    Column::all()
        .filter(wins)
        .take(1)
        .map(Column::index)
        .collect()
}
