// caught by: each_move_brings_its_own
// mistake: each move

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    let usable = left - (left / 2).min(1000);
    ((usable + increment) / moves).min(usable)
}
