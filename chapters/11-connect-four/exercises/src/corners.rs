//! A challenge: another game for the same discs. It's won by four discs of one
//! color on the corners of a square, and nobody says that the square has to be
//! upright. Write the function that counts such squares.
//!
//! - A square can have any size, and be tilted by any angle, as long as its four
//!   corners are in the middle of squares of the board.
//! - What's between the corners doesn't matter.
//! - The boards you're asked about have no gravity: a disc can be anywhere.
//! - Each square counts once.
//!
//! You may use everything in the chapter.

use board::{Board, Disc};

/// How many squares have discs of this color on all four corners.
pub fn corners(board: &Board, disc: Disc) -> usize {
    todo!("count {disc}'s squares\n{board}")
}
