//! *Holes*: the solver takes quarters of the board for holes, because that's quick.
//! How far off is it? Find the real ones.
//!
//! - A hole is a set of empty squares that touch each other, at an edge or at a
//!   corner.
//! - Return the size of each, the largest first.
//! - A board without empty squares doesn't have a hole.
//!
//! You may use everything in the chapter.

use board::Board;

/// How many squares each hole has, the largest first.
pub fn holes(board: &Board) -> Vec<usize> {
    todo!("where are the holes?\n{board}")
}
