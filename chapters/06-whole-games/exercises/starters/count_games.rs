//! A warm-up for Part III. How many ways are there to play the next plies?
//! Write the function that counts them. It's *perft*, and every program that
//! knows the rules gets the same numbers.
//!
//! - There's one way to play no ply at all.
//! - From the start, one ply can be played in 4 ways, two plies in 12, three in
//!   56.
//! - A pass is a ply.
//! - A game that ends earlier counts once.
//! - If two games lead to the same board, count both.
//!
//! You may use everything in the chapter but `perft`.

use board::{Board, Disc};

/// The number of ways in which the next `depth` plies can go.
pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    todo!("{to_move} begins, and {depth} plies are played\n{board}")
}
