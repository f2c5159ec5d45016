//! A hint for a person who plays against the computer: which of my moves lose?
//! Write the function that lists them, from a1 to h8.
//!
//! - There are 6 empty squares or fewer, so you can search to the end.
//! - A move loses if the opponent wins after it, should both of you play your
//!   best from then on. A draw isn't a loss.
//! - If this side can't move, there's nothing to list.
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The moves of this side that lose the game.
pub fn losing_moves(board: &Board, to_move: Disc) -> Vec<Square> {
    todo!("which moves lose for {to_move}?\n{board}")
}
