//! Everything that a disc can do begins with one step. Write the function that
//! takes it.
//!
//! - East of c6 is d6, north of c6 is c5, southwest of c6 is b7.
//! - A step over an edge leads to the sentinel, `Square::OVERFLOW`: east of h4
//!   and northeast of h4 alike.
//! - Whoever stands on the sentinel stays there.
//!
//! You may use everything in chapter 1. `next` does this job in chapter 2, and
//! so do `by_arithmetic` and the other ways; here you do it without them.

use board::Square;
use directions::Direction;

/// The square after this one in a direction, or the sentinel.
pub fn next_square(square: Square, direction: Direction) -> Square {
    todo!("the square after {square} to the {direction}")
}
