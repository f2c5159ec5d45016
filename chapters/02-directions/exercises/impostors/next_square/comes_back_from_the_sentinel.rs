// caught by: after_the_sentinel_comes_the_sentinel
// mistake: It looks as if a step left the sentinel: whoever stands there stays.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn next_square(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    Square::at(square.column() + right, square.row() + down)
}
