//! The column and the row each go around on their own. `rem_euclid` brings -1
//! back as 7, where `%` would leave it at -1.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

/// The square after this one, on a board without edges.
pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = offset(direction);
    let column = (square.column() + right).rem_euclid(8);
    let row = (square.row() + down).rem_euclid(8);
    Square::at(column, row)
}
