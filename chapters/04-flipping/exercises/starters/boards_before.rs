//! You can take a move back if you kept the board before it. What if you only
//! have the board after? Write the function that counts the boards that this one
//! could have come from.
//!
//! - Black has just played d4, and e4, f4 and g4 are black, too. If there's
//!   nothing else on the board, it came from one of two: either e4 was white, or
//!   e4 and f4 were. g4 was black, because something had to close the run.
//! - Say d5 and d6 are black as well. Then the row allows 0, 1 or 2 flips, and
//!   the column 0 or 1. That's 3 x 2 pairs, minus the one that flips nothing: 5.
//! - If the board can't come from such a move, the answer is 0.
//! - Any board counts, whether or not a game could get there.
//!
//! You may use everything in chapters 1 to 4.

use board::{Board, Disc, Square};

/// The number of boards that become this one when `disc` is placed on the
/// square.
pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    todo!("before {disc} played {square}, what was it?\n{after}")
}
