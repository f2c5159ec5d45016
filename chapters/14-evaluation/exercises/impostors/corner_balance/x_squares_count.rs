// caught by: the_squares_next_to_a_corner_do_not_count
// mistake: you counted the squares next to the corners

use board::{Board, Cell, Disc, Square};

pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    let value = |(column, row)| match board[Square::at(column, row)] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == disc.into() => 1,
        _ => -1,
    };
    [
        (0, 0),
        (7, 0),
        (0, 7),
        (7, 7),
        (1, 1),
        (6, 1),
        (1, 6),
        (6, 6),
    ]
    .map(value)
    .iter()
    .sum()
}
