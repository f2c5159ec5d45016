use board::Square;
use directions::{Direction, next};

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(mut square: Square, direction: Direction) -> usize {
    // The square we stand on, and the ones ahead.
    let mut length = 1;
    while next(square, direction).is_on_board() {
        square = next(square, direction);
        length += 1;
    }
    length
}
