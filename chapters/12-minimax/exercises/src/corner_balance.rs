//! A disc in a corner is never flipped again. Write the function that counts
//! the corners of one side less those of the other.
//!
//! - A corner of the opponent's counts against you, an empty one for nobody.
//!
//! You may use everything in chapter 1.

use board::{Board, Disc};

/// The corners of this color less those of its opponent, -4 to 4.
pub fn corner_balance(board: &Board, disc: Disc) -> i32 {
    todo!("count the corners for {disc}\n{board}")
}
