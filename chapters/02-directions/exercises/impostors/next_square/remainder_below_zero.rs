// caught by: off_the_left_you_come_back_on_the_right
// mistake: In Rust, -1 % 8 is -1. `rem_euclid(8)` makes it 7.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = offset(direction);
    Square::at((square.column() + right) % 8, (square.row() + down) % 8)
}
