//! A challenge: another game for the same discs. You win with four discs of your
//! color on the corners of a square, and nobody says that it has to be upright.
//! Write the function that counts those squares.
//!
//! - Draw it from the center of one board square to the next. It can have any
//!   size, and be tilted by any angle, as long as a disc sits on each corner.
//! - What's between the corners doesn't matter.
//! - There's no gravity on the boards you're asked about: a disc can be anywhere.
//! - Count each square once.
//!
//! You may use everything in the chapter.

use board::{Board, Disc};

/// How many squares have discs of this color on all four corners.
pub fn corners(board: &Board, disc: Disc) -> usize {
    todo!("count {disc}'s squares\n{board}")
}
