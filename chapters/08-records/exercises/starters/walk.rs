//! Someone is walking through a recorded game. Write the function that follows
//! them and says where they end up.
//!
//! - The line is the moves of the game. The walk begins before the first one.
//! - `0` goes to the start, `<<` one move back, `>>` one move forward and
//!   `Max` to the end. If there's no further move that way, you stay where you
//!   are.
//! - Any other press is the name of a square, such as `f5`, and a legal move.
//! - If the line has that move here already, it's a step forward. If it
//!   doesn't, the new move ends the line: the moves that used to come next are
//!   gone.
//!
//! You may use everything in chapter 1. `History` does this job in the
//! chapter; here you do it without.

use board::Square;

/// The line after these presses, and how many of its moves have been made.
pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    todo!("press {presses:?} in the game {line:?}")
}
