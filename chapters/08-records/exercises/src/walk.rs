//! Somebody walks through a recorded game. Write the function that follows the
//! walk and says where it ends.
//!
//! - The line is the moves of the game. The walk begins before the first one.
//! - `0` goes to the start, `<<` one move back, `>>` one move forward and `Max`
//!   to the end. Where there is no further move, one stays.
//! - Any other press is the name of a square, such as `f5`: a move is played
//!   there, and it is legal.
//! - If it is the move that the line has here, it is a step forward. If it is
//!   another, the line ends with it: the moves that came next go away.
//!
//! You may use everything in chapter 1. `History` does this job in the chapter;
//! here you do it without.

use board::Square;

/// The line after these presses, and how many of its moves have been made.
pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    todo!("press {presses:?} in the game {line:?}")
}
