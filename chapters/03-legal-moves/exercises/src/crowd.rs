//! A challenge. At the start Black has four legal moves. How many can there be?
//! Build a board on which Black has at least 20.
//!
//! - Any board will do, whether or not a game could get there.
//! - The more squares are empty, the more there are to play on. But every move
//!   needs something to bracket, and something to bracket it with.
//!
//! You may use everything in the chapter.

use board::Board;

/// A board on which Black has at least 20 legal moves.
pub fn crowd() -> Board {
    todo!("place discs until Black has 20 legal moves")
}
