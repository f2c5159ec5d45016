//! A warm-up. You drop a disc into a column. Write the function that says on which square
//! it comes to rest.
//!
//! - Column 0 is a, column 6 is g. Row 1 is at the top, row 6 at the bottom.
//! - If the column is full, there's no room, and the answer is `None`.
//!
//! You may use everything in the chapter but `landing` and `ConnectFour`.

use board::{Board, Square};

/// The square on which a disc comes to rest, if one fits into this column, 0
/// to 6.
pub fn resting_square(board: &Board, column: i32) -> Option<Square> {
    todo!("drop a disc into column {column}\n{board}")
}
