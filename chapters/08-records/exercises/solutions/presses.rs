//! There are three sensible ways: step all the way, or jump to one of the ends
//! first. A jump in the middle of the steps would only waste them.

/// The fewest presses that lead from one place of the game to the other.
pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    let step = from.abs_diff(to);
    let from_start = 1 + to;
    let from_end = 1 + (moves - to);
    step.min(from_start).min(from_end)
}
