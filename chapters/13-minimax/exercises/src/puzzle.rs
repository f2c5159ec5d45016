//! *White to move and win*: newspapers print puzzles like that. Write the function
//! that finds them.
//!
//! - There are 6 empty squares or fewer, so you can search to the end.
//! - A puzzle has one solution: exactly one move wins, should both sides play
//!   their best from then on.
//! - And it's close: the move wins 33-31. (There are 64 discs to share, so nobody
//!   ever wins by one.)
//! - Return the solution; `None` if this isn't such a puzzle.
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The only move that wins, if it wins as narrowly as can be.
pub fn puzzle(board: &Board, to_move: Disc) -> Option<Square> {
    todo!("is there one way to win for {to_move}?\n{board}")
}
