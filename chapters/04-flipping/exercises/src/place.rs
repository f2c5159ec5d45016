//! A move places a disc, and the discs that it brackets turn over. Write the
//! function that plays a move.
//!
//! - A legal move gives the board after it: one disc more, and the flipped ones
//!   in their new color.
//! - A move on a square that is not empty is illegal, and so is one that flips
//!   nothing: answer `None`.
//! - The sentinel, and every square that holds `Cell::Border`, is no place for
//!   a disc.
//!
//! You may use chapters 1 to 3, and `flips`. `play` does this job in the
//! chapter; here you do it without.

use board::{Board, Disc, Square};

/// The board after `disc` is placed on this square; `None` when the rules
/// forbid the move.
pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    todo!("{disc} plays {square}\n{board}")
}
