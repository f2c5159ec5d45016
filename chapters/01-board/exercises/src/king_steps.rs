//! A chess king takes one step at a time, in any direction. How many steps does
//! it need from one square to another? (Othello has no king. But two discs that
//! are far apart have little to do with each other, and this is how far.)
//!
//! - c6 and d6 are one step apart, and so are c6 and d7.
//! - From a1 to h8 it takes 7 steps, and from a square to itself none.
//! - h4 and a5 are neighbors in the row of 64, but not on the board: 7 steps.
//! - Nobody walks to the sentinel, or from it: `None`.
//!
//! You may use everything in the chapter.

use board::Square;

/// The number of steps from one square to another.
pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    todo!("the steps from {from} to {to}")
}
