// caught by: in_an_empty_column_a_disc_falls_to_row_6
// mistake: The disc fell through the floor

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    let is_disc = |s: Square| {
        [Disc::Black, Disc::White]
            .iter()
            .any(|&d| board[s] == d.into())
    };
    let mut square = Square::at(column, 0);
    if board[square] != Cell::Empty {
        return None;
    }
    loop {
        let below = next(square, Direction::South);
        if !below.is_on_board() || is_disc(below) {
            return Some(square);
        }
        square = below;
    }
}
