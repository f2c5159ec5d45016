//! A disc in a corner is never flipped again. Nor is the disc next to it on the
//! edge, if it has the same color, nor the one after that. Count those safe discs.
//!
//! - Start at a corner that isn't empty and follow one of its edges. All discs up to
//!   the first square without that color are safe. So are those on its other edge.
//! - Each disc counts once, no matter how many ways you can reach it.
//! - The opponent's safe discs count against you.
//!
//! You may use everything in chapters 1 and 2.

use board::{Board, Disc};

/// The safe discs of this color minus those of its opponent.
pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    todo!("count the safe discs for {disc}\n{board}")
}
