// caught by: half_of_little
// mistake: half

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    let usable = left.saturating_sub(1000);
    (usable / moves + increment).min(usable)
}
