// caught by: off_the_top_you_come_back_at_the_bottom
// mistake: It looks as if only the columns go around. The rows do, too.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = offset(direction);
    let column = (square.column() + right).rem_euclid(8);
    Square::at(column, square.row() + down)
}
