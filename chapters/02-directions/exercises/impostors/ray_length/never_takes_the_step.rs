// caught by: there_are_five_squares_north_of_c6
// mistake: does a loop never end?

use board::Square;
use directions::{Direction, next};

pub fn ray_length(square: Square, direction: Direction) -> usize {
    let mut length = 0_usize;
    while next(square, direction).is_on_board() {
        length = length.wrapping_add(1);
    }
    length
}
