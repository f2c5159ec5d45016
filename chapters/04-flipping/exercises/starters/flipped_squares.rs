//! A warm-up. A move turns over every run that it brackets. Write the function
//! that finds those discs.
//!
//! - Black's f5 at the start flips e5.
//! - In figure 4.1 of the book, Black's c6 flips b5, c5, b6, c4 and d7. d6 and
//!   e6 are in line with c6, too, but nothing closes that run.
//! - A disc that has just turned over doesn't flip anything else.
//! - List each square once, in any order.
//!
//! You may use chapters 1 to 3. `flips` does this job in the chapter; here you
//! write your own.

use board::{Board, Disc, Square};

/// The squares whose discs turn over when `disc` is placed on this square,
/// which is taken to be empty.
pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    todo!("list what {disc} flips from {square}\n{board}")
}
