// caught by: a_corner_of_the_opponent_counts_against_you
// mistake: you counted only your own corners

use board::{Board, Cell, Disc, Square};

pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == disc.into() => 1,
        _ => 0,
    };
    [(0, 0), (7, 0), (0, 7), (7, 7)].map(value).iter().sum()
}
