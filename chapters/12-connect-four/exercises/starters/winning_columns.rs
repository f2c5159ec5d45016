//! It's your turn, and you'd like to win right now. Write the function that lists
//! the columns that do it.
//!
//! - Columns are numbered from 0, for a, to 6, for g. List them in order.
//! - A full column has no room for a disc.
//! - Nobody has won yet on the boards you're asked about.
//!
//! You may use everything in the chapter.

use board::{Board, Disc};

/// The columns, 0 to 6, in which a disc of this color completes a line.
pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    todo!("where does {disc} win?\n{board}")
}
