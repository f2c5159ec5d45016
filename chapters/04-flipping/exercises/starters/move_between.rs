//! Two photos of a board, and one move was played between them. Which one? Write
//! the function that finds it.
//!
//! - From the start to the board after f5: Black played f5, so the answer is
//!   `Some((f5, Black))`.
//! - A new disc isn't enough. Everything the move flips has to be turned over,
//!   and nothing else may have changed.
//! - If no legal move leads from one board to the other, answer `None`. That
//!   goes for two moves, too, and for no move at all.
//!
//! You may use everything in chapters 1 to 4.

use board::{Board, Disc, Square};

/// The move that leads from one board to the other: where, and whose disc.
pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    todo!("find the move from here\n{before}\nto here\n{after}")
}
