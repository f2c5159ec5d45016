// caught by: a_full_column_takes_no_disc
// mistake: You can't drop a disc into a full column

use board::{Board, Disc};
use connect_four::{Column, four_through, landing};

pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    let wins = |column: &Column| {
        let square = landing(board, *column).unwrap();
        let mut after = *board;
        after.set(square, disc.into());
        four_through(&after, square).is_some()
    };
    Column::all().filter(wins).map(Column::index).collect()
}
