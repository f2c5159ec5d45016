// caught by: white_completes_its_own_lines
// mistake: you always answer for Black

use board::{Board, Disc};
use connect_four::{Column, four_through, landing};

pub fn winning_columns(board: &Board, _: Disc) -> Vec<i32> {
    let wins = |column: &Column| {
        landing(board, *column).is_some_and(|square| {
            let mut after = *board;
            after.set(square, Disc::Black.into());
            four_through(&after, square).is_some()
        })
    };
    Column::all().filter(wins).map(Column::index).collect()
}
