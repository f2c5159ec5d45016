//! You stand on one square and want to go to another, straight ahead. Write
//! the function that finds the direction.
//!
//! - From c6 to f6 it is east, and from c6 to f3 northeast.
//! - From c6 to d8 there is none: that is a knight's move, off every line.
//! - From h4 to a5 there is none: a line ends at the edge.
//! - From a square to itself there is none. The sentinel is nowhere: no
//!   direction leads to it or away from it.
//!
//! You may use everything in the chapter.

use board::Square;
use directions::Direction;

/// The direction that leads from one square to another, if one does.
pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    todo!("find the direction from {from} to {to}")
}
