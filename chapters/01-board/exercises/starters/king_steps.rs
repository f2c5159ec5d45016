//! A chess king takes one step at a time, in any direction. How many steps does
//! it need from one square to another? (Othello has no king, but two discs that
//! are far apart have little to do with each other, and this is how far.)
//!
//! - From c6 to d6 it's one step, and to d7 it's one step, too.
//! - From a1 to h8 it's 7 steps, and from a square to itself it's 0.
//! - h4 and a5 are neighbors in the row of 64. On the board they aren't: 7 steps.
//! - You can't walk to the sentinel, or away from it: `None`.
//!
//! You may use everything in the chapter.

use board::Square;

/// The number of steps from one square to another.
pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    todo!("the steps from {from} to {to}")
}
