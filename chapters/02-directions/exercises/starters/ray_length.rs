//! A warm-up. How many squares are ahead of you? Write the function that counts
//! them, from a square to the edge of the board in one direction.
//!
//! - East of c6 there are five: d6, e6, f6, g6 and h6. The square you're
//!   standing on doesn't count.
//! - East of h4 there are none.
//! - From the sentinel no step leads back to the board, so there are none.
//!
//! You may use `next`. In the chapter, `ray` does the walking. Here you walk
//! yourself.

use board::Square;
use directions::Direction;

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(square: Square, direction: Direction) -> usize {
    todo!("count the squares from {square} to the {direction}")
}
