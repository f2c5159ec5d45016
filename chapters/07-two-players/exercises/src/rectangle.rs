//! A board doesn't have to be square. Write the function that sets up the start
//! on a board of any width and height.
//!
//! - `columns` and `rows` are 2, 4, 6 or 8, and they can be different.
//! - The board is in the middle of the 64 squares, and the four discs are where
//!   they always are. A board of 8 columns and 2 rows goes from a4 to h5.
//! - The squares outside it hold `Cell::Border`.
//!
//! You may use everything in chapter 1.

use board::Board;

/// The start on a board of this many `columns` and `rows`.
pub fn rectangle(columns: i32, rows: i32) -> Board {
    todo!("set up a board with {columns} columns and {rows} rows")
}
