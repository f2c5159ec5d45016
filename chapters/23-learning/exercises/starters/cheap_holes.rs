//! A challenge. With few weights, which holes should one look through?
//!
//! - Return a text with patterns, such as `"a1b1c1a2b2c2 moves"`, with at most 500
//!   weights of their own, in at most 48 places. Most holes have eight places, a
//!   row or a diagonal has fewer, and `moves` has two.
//! - The checks let a learner look through them at 500 games by `phased`, and measure
//!   its error on games that it doesn't learn from. A learner who sees nothing is
//!   wrong by 29.97 discs.
//! - The checks want an error below 21 discs, then 19.8, then 18.5.
//!
//! You may use everything in the chapter.

/// Patterns with at most 500 weights.
pub fn cheap_holes() -> String {
    todo!("where should a learner look who can afford 500 weights?")
}
