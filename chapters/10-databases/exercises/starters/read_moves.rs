//! A warm-up. In the federation's database each move is one byte. Write the function that
//! reads the moves of a game.
//!
//! - The byte of a square is its column plus ten times its row, both counted
//!   from 1: f5 is 56.
//! - A game has room for 60 bytes. In a shorter game, a 0 follows the last
//!   move, and nothing after that 0 counts.
//! - If a byte isn't a square, such as 19 or 20, something is wrong with the
//!   file. Then the answer is `None`, however good the other bytes are.
//!
//! You may use everything in chapter 1. `WthorGame::from_bytes` does this job
//! in the chapter; here you do it without.

use board::Square;

/// The moves that these bytes are, or `None` if one of them isn't a square.
pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    todo!("find the moves in {bytes:?}")
}
