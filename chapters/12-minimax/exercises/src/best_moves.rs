//! Which moves does the computer choose from? Write the function that lists
//! the moves that nothing beats, from a1 to h8.
//!
//! - A move is worth what `minimax` finds with the evaluation `discs`, looking
//!   `depth` plies ahead. The move itself is the first ply, and `depth` is at
//!   least 1.
//! - If a side has to pass, or the game is over, there are no such moves.
//!
//! You may use everything in the chapter but `analyze`, `consider`, `best` and
//! `Skill`.

use board::{Board, Disc, Square};

/// The best moves of this side, in order.
pub fn best_moves(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    todo!("{to_move} looks {depth} plies ahead\n{board}")
}
