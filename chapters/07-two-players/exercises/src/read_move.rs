//! A player types a move, and the program has to find the square that is meant.
//! Write the function that reads it.
//!
//! - `e6` is column e, row 6. `E6` is the same square.
//! - `65` is the same square again: row 6, then column 5.
//! - Blanks around the move do not count, and neither does the end of the line.
//! - Everything else is no square, and the answer is `None`: `60`, `i1`,
//!   `e66`, `pass`, an empty line.
//!
//! You may use everything in chapter 1. `Command` does this job in the chapter;
//! here you do it without.

use board::Square;

/// The square that this line names.
pub fn read_move(line: &str) -> Option<Square> {
    todo!("find the square in {line:?}")
}
