//! A board without corners: a *ring* of places. In Othello, each of them is empty, ours or
//! theirs, which makes three kinds, and other games have more or fewer. A program looks at
//! the whole ring at once and has a weight for what's on it. Nobody can say where a ring
//! begins, though, and it may be read in either direction, so contents share a weight if
//! one is the other, turned or in a mirror.
//!
//! - `rings(places, kinds)` gets how many places there are, from 1 to 10, and how many
//!   kinds. Together they never make more than 60,000 contents.
//! - Return how many weights are needed.
//!
//! With two places and three kinds there are nine contents, and six weights: in three of
//! the contents both places are the same, and the other six are three pairs.
//!
//! You may use everything in the chapter.

/// How many weights a ring needs.
pub fn rings(places: usize, kinds: usize) -> usize {
    todo!("how many weights does a ring of {places} need, with {kinds} kinds?")
}
