//! A warm-up. A move brackets a run of the opponent's discs between the disc
//! placed and another of its color. Write the function that finds that other
//! disc, in one direction.
//!
//! - At the start Black looks east from c4: d4 is white, e4 is black. The
//!   answer is e4.
//! - A run may be longer, but it has no gaps, and it has at least one disc.
//! - If nothing closes the run, there's no such disc: answer `None`.
//! - What's on the square itself doesn't matter here.
//!
//! You may use chapters 1 and 2. `bracket` does this job in the chapter; here
//! you write your own.

use board::{Board, Disc, Square};
use directions::Direction;

/// The disc that would bracket a run of the opponent's discs in this
/// direction, if `disc` were placed on the square.
pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    todo!("from {square}, {direction}, {disc} looks for a disc\n{board}")
}
