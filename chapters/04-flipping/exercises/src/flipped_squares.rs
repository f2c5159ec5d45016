//! Whoever places a disc turns over every run that it brackets. Write the
//! function that finds these discs.
//!
//! - Black's f5 at the start flips e5.
//! - In figure 4.1 of the book, Black's c6 flips b5, c5, b6, c4 and d7. d6 and
//!   e6 lie in a row too, but nothing closes it.
//! - A disc that has just turned over flips no other.
//! - List each square once, in any order.
//!
//! You may use chapters 1 to 3. `flips` does this job in the chapter; here you
//! do it without.

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
