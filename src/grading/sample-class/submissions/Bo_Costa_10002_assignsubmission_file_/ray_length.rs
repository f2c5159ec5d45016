use board::Square;
use directions::{Direction, ray};

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(square: Square, direction: Direction) -> usize {
    // The square we stand on, and the ones ahead.
    1 + ray(square, direction).count()
}
