// caught by: after_the_sentinel_comes_the_sentinel
// mistake: The sentinel has index 64, but no place on the board: after the sentinel comes the sentinel.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn next_square(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    Square::at(square.column() + right, square.row() + down)
}
