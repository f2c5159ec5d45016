//! *A second more*: on many clocks, each move brings some time with it. It's called
//! an increment. How long may you think?
//!
//! - All times are in milliseconds. `left` is what the clock shows, `increment` is
//!   what comes on top after your move, and `moves` is how many moves you still
//!   have to make, this one included. It's at least 1.
//! - A second of what's left stays in reserve, or half of what's left, if that's
//!   less.
//! - Share out the rest evenly over the moves, and think as long as that and the
//!   increment together.
//! - The increment comes *after* the move. So you may never take more than what's
//!   left without the reserve.
//! - Round down.

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    todo!("share {left} over {moves} moves that bring {increment} each")
}
