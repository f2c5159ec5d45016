//! A disc in a corner is never flipped again. Write the function that counts
//! one side's corners minus the other's.
//!
//! - An opponent's corner counts against you. An empty one counts for nobody.
//!
//! You may use everything in chapter 1.

use board::{Board, Disc};

/// The corners of this color minus those of its opponent, -4 to 4.
pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    todo!("count the corners for {disc}\n{board}")
}
