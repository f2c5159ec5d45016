// caught by: five_squares_lie_north_of_c6
// mistake: One too many: neither the square where you begin nor the sentinel counts.

use board::Square;
use directions::{Direction, next};

pub fn ray_length(square: Square, direction: Direction) -> usize {
    let mut square = square;
    let mut length = 0;
    loop {
        square = next(square, direction);
        length += 1;
        if !square.is_on_board() {
            return length;
        }
    }
}
