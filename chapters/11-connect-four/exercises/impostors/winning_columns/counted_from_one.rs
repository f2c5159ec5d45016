// caught by: three_in_a_column_are_completed
// mistake: Columns are numbered from 0

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
        .map(|it| it.index() + 1)
        .collect()
}
