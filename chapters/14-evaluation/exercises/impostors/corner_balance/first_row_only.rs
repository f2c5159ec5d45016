// caught by: the_last_row_has_corners_too
// mistake: There are four corners

use board::{Board, Cell, Disc, Square};

pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == disc.into() => 1,
        _ => -1,
    };
    [(0, 0), (7, 0)].map(value).iter().sum()
}
