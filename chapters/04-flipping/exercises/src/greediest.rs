//! A beginner takes as many discs as possible on every move. It is a poor plan
//! in Othello, and a fine first opponent. Write the function that finds the
//! greediest move.
//!
//! - It is the legal move that flips the most discs.
//! - If several flip as many, it is the first of them on the way from a1 to h8.
//!   At the start each of Black's four moves flips one disc, so it is d3.
//! - If there is no legal move, there is no greediest: answer `None`.
//!
//! You may use chapters 1 to 3, and `flips`.

use board::{Board, Disc, Square};

/// The legal move that flips the most discs, the first from a1 to h8 if there
/// are several.
pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    todo!("find the greediest move of {disc}\n{board}")
}
