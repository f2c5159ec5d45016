//! Sometimes people regret their regrets: they take a move back, and then they
//! want it again. Write the function that says which moves of a game are left.
//!
//! - A line is `undo`, `redo` or a move. All the moves are legal.
//! - `undo` takes back the last move that's left. If there isn't one, nothing
//!   happens.
//! - `redo` plays the move again that was taken back last, and another `redo`
//!   the one before it. If there's nothing to play again, nothing happens.
//! - A new move makes the game go another way. What was taken back is forgotten.
//!
//! You don't need a board for this, or the rules.

/// The moves that are left in the end, in the order in which they were played.
pub fn moves_left(lines: &[String]) -> Vec<String> {
    todo!("take back and play again what {lines:?} say")
}
