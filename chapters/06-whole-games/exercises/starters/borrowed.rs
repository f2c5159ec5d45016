//! Before a game each player takes 32 discs and puts two of them on the board. A
//! player who runs out borrows one of the opponent's (chapter 5 has the story).
//! How many discs does each player borrow?
//!
//! - The game begins at the start, with Black to move, and all its moves are
//!   legal. The passes are left out, as usual.
//! - The answer has Black's borrowed discs first, then White's. Most of the time
//!   it's `(0, 0)`, because 30 moves each fill the board.
//!
//! You may use everything in the chapter.

use board::Square;

/// How many discs Black takes from White's pile, and White from Black's.
pub fn borrowed(moves: &[Square]) -> (usize, usize) {
    todo!("who runs out of discs in {moves:?}?")
}
