//! This is the chapter's search, for Othello alone and in one function. Write
//! the function that says what a position is worth to the side to move,
//! looking `depth` plies ahead.
//!
//! - If the game is over, whatever the depth, it's 10,000 times the margin of
//!   the result. The empty squares go to the winner, so 35-29 is 60,000 for
//!   the winner and -60,000 for the loser.
//! - At depth 0, it's the discs of the side to move minus those of its
//!   opponent.
//! - Otherwise it's the largest value that the side to move can reach. A pass
//!   is a ply.
//!
//! You may use everything in chapters 1 to 5, and nothing of chapter 13.

use board::{Board, Disc};

/// The value of this position for the side to move.
pub fn value(board: &Board, to_move: Disc, depth: usize) -> i32 {
    todo!("{to_move} looks {depth} plies ahead\n{board}")
}
