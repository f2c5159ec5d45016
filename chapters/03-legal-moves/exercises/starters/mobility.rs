//! Good players count moves before they count discs. If you have many, you can
//! choose. If you have few, you'll soon be forced to play a bad one. The number
//! of legal moves is a player's *mobility*. Write the function that counts it
//! for both.
//!
//! - At the start it is 4 for Black and 4 for White: `(4, 4)`.
//! - After Black's f5, White would have 3 moves.
//! - A square counts once, in however many directions it brackets.
//!
//! You may use everything in the chapter.

use board::Board;

/// How many legal moves Black would have on this board, and how many White.
pub fn mobility(board: &Board) -> (usize, usize) {
    todo!("count Black's moves and White's\n{board}")
}
