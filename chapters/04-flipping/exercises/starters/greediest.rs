//! Beginners grab as many discs as they can on every move. In Othello that's a
//! poor plan, and it makes a fine first opponent. Write the function that finds
//! the greediest move.
//!
//! - The greediest move is the legal move that flips the most discs.
//! - If there's a tie, take the first on the way from a1 to h8. At the start each
//!   of Black's four moves flips one disc, so the answer is d3.
//! - If there's no legal move, answer `None`.
//!
//! You may use chapters 1 to 3, and `flips`.

use board::{Board, Disc, Square};

/// The legal move that flips the most discs, the first from a1 to h8 if there
/// are several.
pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    todo!("find the greediest move of {disc}\n{board}")
}
