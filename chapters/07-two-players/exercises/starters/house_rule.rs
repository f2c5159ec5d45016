//! The C++ sheet has a variant in parentheses: if you can't flip anything, you
//! may place a disc anyway, as long as it's next to one that's there. No tournament
//! allows it, and it's fun. Write the function that plays a move by this house rule.
//!
//! - A legal move is played as usual.
//! - If the color has no legal move at all, it may place a disc on an empty square
//!   with a disc beside it, of either color and in any of the eight directions.
//!   Such a disc flips nothing.
//! - Everything else is refused: the answer is `None`.
//! - The board may have a frame of `Cell::Border`. A frame isn't a disc.
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The board after `disc` is placed on this square by the house rule.
pub fn house_rule(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    todo!("place a {disc} disc on {square} of\n{board}")
}
