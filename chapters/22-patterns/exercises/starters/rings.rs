//! A board without corners: a *ring* of places, each of which is empty, ours or theirs.
//! A program looks at the whole ring at once and has a weight for what's on it. Nobody
//! can say where a ring begins, though, and it may be read in either direction, so
//! contents share a weight if one is the other, turned or in a mirror.
//!
//! - `rings(places)` gets how many places there are, from 1 to 10.
//! - Return how many weights are needed.
//!
//! With two places there are nine contents, and six weights: in three of the contents
//! both places are the same, and the other six are three pairs.
//!
//! You may use everything in the chapter.

/// The weights of a ring with so many places.
pub fn rings(places: usize) -> usize {
    todo!("how many weights does a ring of {places} need?")
}
