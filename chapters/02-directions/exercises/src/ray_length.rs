//! How many squares lie ahead? Write the function that counts the squares from
//! a square to the edge of the board, in one direction.
//!
//! - East of c6 there are five: d6, e6, f6, g6 and h6. The square where you
//!   begin does not count.
//! - East of h4 there is none.
//! - From the sentinel no step leads back to the board: there is none.
//!
//! You may use `next`. `ray` walks this way in the chapter; here you walk
//! yourself.

use board::Square;
use directions::Direction;

/// How many squares a walk meets between this square and the edge.
pub fn ray_length(square: Square, direction: Direction) -> usize {
    todo!("count the squares from {square} to the {direction}")
}
