// caught by: at_the_start_no_disc_is_safe
// mistake: It looks as if you counted only the corners.

use board::{Board, Cell, Disc, Square};

pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == disc.into() => 1,
        _ => -1,
    };
    [(0, 0), (7, 0), (0, 7), (7, 7)].map(value).iter().sum()
}
