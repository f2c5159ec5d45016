//! A move can be taken back if the program has kept the board before it. Can
//! it be found from the board after? Write the function that counts from how
//! many boards a move may have led to this one.
//!
//! - A black disc was just placed on d4, and e4, f4 and g4 are black too. If
//!   nothing else lies there, there are two boards: either e4 was white, or e4
//!   and f4 were. g4 was black, because something must have closed the run.
//! - If d5 and d6 are black as well: the row allows 0, 1 or 2 flips, the column
//!   0 or 1. That is 3 x 2 pairs, less the one that flips nothing: 5.
//! - If the board cannot come from such a move, the answer is 0.
//! - Any board counts, whether a game can lead to it or not.
//!
//! You may use everything in chapters 1 to 4.

use board::{Board, Disc, Square};

/// The number of boards that become this one when `disc` is placed on the
/// square.
pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    todo!("before {disc} played {square}, what was it?\n{after}")
}
