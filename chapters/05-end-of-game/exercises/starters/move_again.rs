//! If your opponent has to pass, you move again at once. Find the moves that
//! force the pass.
//!
//! - List them in the order of the squares, from a1 to h8.
//! - A move that ends the game isn't one of them. Nobody moves again after that.
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The moves after which the opponent has to pass.
pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    todo!("after which moves of {to_move} must the opponent pass?\n{board}")
}
