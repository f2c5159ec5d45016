//! *Pure luck*: every position has the same number of moves, and the first move that
//! alpha-beta tries is always the best. How many leaves does it look at?
//!
//! - `moves` is the number of moves in every position, at least 1, and `depth` the
//!   number of plies, from 0 up.
//! - All values are different, so nothing is left out just because it's equal.
//! - With 10 moves and 6 plies it's 1,999, as in the chapter. With no plies at all,
//!   the only position is a leaf.
//! - The numbers get large. None in the checks needs more than a `u64`, but you can't
//!   walk through that many leaves.

/// How many leaves alpha-beta looks at if it always tries the best move first.
pub fn best_case(moves: u64, depth: u32) -> u64 {
    todo!("{moves} moves in each position, {depth} plies")
}
