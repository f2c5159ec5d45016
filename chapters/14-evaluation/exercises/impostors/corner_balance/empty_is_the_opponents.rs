// caught by: at_the_start_all_corners_are_empty
// mistake: An empty corner isn't anyone's.

use board::{Board, Cell, Disc, Square};

pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => -1,
        cell if cell == disc.into() => 1,
        _ => -1,
    };
    [(0, 0), (7, 0), (0, 7), (7, 7)].map(value).iter().sum()
}
