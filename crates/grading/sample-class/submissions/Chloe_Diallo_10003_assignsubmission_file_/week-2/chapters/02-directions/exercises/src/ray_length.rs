//! We step first and ask then, so our own square does not count.

use board::Square;
use directions::{Direction, next};

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(square: Square, direction: Direction) -> usize {
    let ahead = next(square, direction);
    if ahead.is_on_board() {
        1 + ray_length(ahead, direction)
    } else {
        0
    }
}
