//! A warm-up. *Blame*: one step of learning, in whole numbers.
//!
//! - `weights` are the weights of all entries. `entries` says what a position has: the
//!   place of a weight, and its sign, 1 or -1. A place may turn up more than once, and
//!   then it counts more than once.
//! - The prediction is the sum of these weights, each times its sign.
//! - `result` minus the prediction is what's missing. Each entry gets an equal share,
//!   `missing / entries.len()`, as `i32` divides. There's at least one entry.
//! - Return all weights after the step. A weight with the sign -1 moves the other way.
//!
//! You may use everything in the chapter.

/// The weights after one step toward the result.
pub fn blame(
    weights: &[i32],
    entries: &[(usize, i32)],
    result: i32,
) -> Vec<i32> {
    todo!("{weights:?} at {entries:?} should come to {result}")
}
