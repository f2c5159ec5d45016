//! A challenge. At the start Black has four legal moves. How many can there be?
//! Build boards on which Black has exactly as many as you're asked for.
//!
//! - You're asked for 1 to 20 moves. White may have as many as you like.
//! - Any board will do, whether or not a game could get there.
//! - The more squares are empty, the more there are to play on. But every move
//!   needs something to bracket, and something to bracket it with.
//!
//! You may use everything in the chapter.

use board::Board;

/// A board on which Black has this many legal moves, 1 to 20.
pub fn crowd(moves: usize) -> Board {
    todo!("place discs until Black has {moves} legal moves")
}
