// caught by: a_second_stays
// mistake: reserve

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    (left / moves + increment).min(left)
}
