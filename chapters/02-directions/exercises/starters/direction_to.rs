//! You're on one square and want to go to another, straight ahead. Write the
//! function that finds the direction.
//!
//! - From c6 to f6 it's east, and from c6 to f3 it's northeast.
//! - From c6 to d8 there isn't one: that's a knight's move, and not on any line.
//! - From h4 to a5 there isn't one: a line ends at the edge.
//! - From a square to itself there isn't one. The sentinel isn't anywhere, so no
//!   direction leads to it or away from it.
//!
//! You may use everything in the chapter.

use board::Square;
use directions::Direction;

/// The direction that leads from one square to another, if there is one.
pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    todo!("find the direction from {from} to {to}")
}
