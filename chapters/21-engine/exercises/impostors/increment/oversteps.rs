// caught by: the_increment_comes_after_the_move
// mistake: after the move

/// How many milliseconds to think about this move.
pub fn increment(left: u64, increment: u64, moves: u64) -> u64 {
    let usable = left - (left / 2).min(1000);
    usable / moves + increment
}
