//! A challenge. Most games take 60 moves. How soon can one be over?
//!
//! - The answer is a game's moves, without its passes. After the last of them
//!   neither color can move.
//! - Nobody has to play well. The two colors may work together.
//! - Work it out by hand, or let the program search.
//!
//! You may use everything in the chapter.

use board::Square;

/// A game that's over after as few moves as possible.
pub fn shortest_game() -> Vec<Square> {
    todo!("find a short game")
}
