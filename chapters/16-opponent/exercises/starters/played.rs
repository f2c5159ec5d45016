//! The window writes down what happens, a line for each thing:
//!
//! - `now 7`: from now on, position 7 is on the board, and it's the computer's
//!   turn. (The position before may have been taken back.)
//! - `7 f4`: an answer arrives. A computer that thought about position 7 would
//!   like to play f4.
//!
//! Some answers come too late, and a computer may even answer twice. Write the
//! function that says which moves are played. An answer is played if its position
//! is on the board. Then that position is gone: until the next `now`, nothing
//! waits for an answer.
//!
//! ```text
//! now 7
//! now 8
//! 7 f4
//! 8 d6
//! ```
//!
//! Here the answer f4 is too late, and only `d6` is played.
//!
//! Return the moves with a space between them: `f4 d6`. All lines are well formed.
//!
//! You may use everything up to this chapter.

/// The moves that are played.
pub fn played(log: &str) -> String {
    todo!("read the lines of {log:?}")
}
