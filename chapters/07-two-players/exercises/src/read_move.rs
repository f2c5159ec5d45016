//! A player types a move, and your program has to work out which square that
//! is. Write the function that reads it.
//!
//! - `e6` is column e, row 6. `E6` is the same square.
//! - `65` is the same square again: row 6, then column 5.
//! - Ignore spaces around the move, and the end of the line.
//! - Nothing else is a square, so the answer is `None`: `60`, `i1`, `e66`,
//!   `pass`, an empty line.
//!
//! You may use everything in chapter 1. `Command` does this job in the
//! chapter; here you do it without.

use board::Square;

/// The square that this line names.
pub fn read_move(line: &str) -> Option<Square> {
    todo!("find the square in {line:?}")
}
