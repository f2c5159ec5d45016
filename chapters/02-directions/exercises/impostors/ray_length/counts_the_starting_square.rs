// caught by: there_are_five_squares_north_of_c6
// mistake: One too many. The square you start on doesn't count, and neither does the sentinel.

use board::Square;
use directions::{Direction, next};

pub fn ray_length(square: Square, direction: Direction) -> usize {
    let mut square = square;
    let mut length = 0;
    while square.is_on_board() {
        length += 1;
        square = next(square, direction);
    }
    length
}
