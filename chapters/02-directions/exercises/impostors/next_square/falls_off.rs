// caught by: off_the_right_you_come_back_on_the_left
// mistake: That's the chapter's step, and it falls off. Here the board has no edges.

use board::Square;
use directions::{Direction, next};

pub fn next_square(square: Square, direction: Direction) -> Square {
    next(square, direction)
}
