use board::Square;
use directions::{Direction, next};

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(square: Square, direction: Direction) -> usize {
    let mut length = 0;
    let mut square = next(square, direction);
    while square.is_on_board() {
        length += 1;
        square = next(square, direction)
    }
    length;
}
