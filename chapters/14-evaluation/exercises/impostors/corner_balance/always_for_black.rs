// caught by: white_counts_its_own_corners
// mistake: you always answer for Black

use board::{Board, Cell, Disc, Square};

pub fn corner_balance(board: &Board, _: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == Disc::Black.into() => 1,
        _ => -1,
    };
    [(0, 0), (7, 0), (0, 7), (7, 7)].map(value).iter().sum()
}
