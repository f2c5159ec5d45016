//! A transcript lists the moves and leaves the passes out: the rules tell them.
//! Write the function that finds them.
//!
//! - The game begins at the start, with Black to move, and all its moves are
//!   legal.
//! - A color that has no legal move passes. Note who passed, and after how many
//!   moves.
//! - In Ralle - Thor Black passes once, after 58 moves: `[(Black, 58)]`.
//! - After the last move of the list nobody passes: a pass counts when a move
//!   comes after it.
//!
//! You may use `Position` and `Turn`, and everything in chapters 1 to 4. The
//! referee does this job in the chapter; here you do it without.

use board::{Disc, Square};

/// Who passes in this game, and after how many moves.
pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    todo!("find the passes in {moves:?}")
}
