//! The chapter asks each empty square whether a disc may be placed there. Late
//! in a game, few squares are empty; early in it, few discs lie on the board,
//! and it is shorter to begin with them. A bracket has two ends, so it can be
//! found from either. Write the function that finds all legal moves from the
//! discs that lie there already.
//!
//! - Black's disc on e4 looks west: d4 is white and c4 is empty. So c4 is a
//!   legal move.
//! - The squares come in the order of the board, from a1 to h8: at the start
//!   d3, c4, f5, e6.
//! - Each square comes once, from however many discs it can be seen.
//!
//! You may use chapters 1 and 2, but nothing of chapter 3.

use board::{Board, Disc, Square};

/// The squares on which `disc` may be placed, from a1 to h8.
pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    todo!("list the legal moves of {disc}\n{board}")
}
