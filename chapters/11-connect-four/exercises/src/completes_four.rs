//! Has the player who dropped this disc won? Write the function that says
//! whether four or more discs of one color are in a line through a square.
//!
//! - A line runs along one of the four axes.
//! - The square can be anywhere in its line.
//! - A line can't go through an empty square.
//!
//! You may use everything in the chapter but `run` and `four_through`.

use board::{Board, Square};

/// Whether a line of four or more goes through this square.
pub fn completes_four(board: &Board, square: Square) -> bool {
    todo!("is there a line through {square}?\n{board}")
}
