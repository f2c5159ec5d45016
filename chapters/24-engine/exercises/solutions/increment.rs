//! The share and the increment, as long as that's there already.

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    let usable = left - (left / 2).min(1000);
    (usable / moves + increment).min(usable)
}
