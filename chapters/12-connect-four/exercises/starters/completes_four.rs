//! You've just dropped a disc. Did it win? Write the function that finds out
//! without ever looking up.
//!
//! - Nothing can be above the disc that was dropped last, so seven directions
//!   are enough. (The Delphi document says so, too, and then counts all eight.)
//! - To catch you looking, the checks hang discs in the air above it. They
//!   don't count.
//! - The disc can be anywhere in its line, and more than four in a line win,
//!   too. A line can't go through an empty square.
//!
//! You may use everything in the chapter but `run` and `four_through`.

use board::{Board, Square};

/// Whether the disc that was dropped last is in a line of four or more.
pub fn completes_four(board: &Board, square: Square) -> bool {
    todo!("did {square} win?\n{board}")
}
