use bitboards::{BitPosition, squares};

use crate::{Candidate, candidate};

/// The moves that are still to be tried, in every position on the way to the
/// present one: a stack in a single allocation.
#[derive(Clone, Debug, Default)]
pub struct MoveStack(Vec<Candidate>);

impl MoveStack {
    /// Adds these moves of a position, and says where they begin.
    #[inline]
    pub fn add(&mut self, position: BitPosition, moves: u64) -> usize {
        let first = self.0.len();
        self.0
            .extend(squares(moves).map(|square| candidate(position, square)));
        first
    }

    /// The moves from there on.
    #[inline]
    pub fn since(&mut self, first: usize) -> &mut [Candidate] {
        &mut self.0[first..]
    }

    /// Takes the cheapest of them.
    #[inline]
    pub fn take_cheapest(&mut self, first: usize) -> Option<Candidate> {
        let candidates = self.0.iter().enumerate().skip(first);
        let (cheapest, _) = candidates
            .min_by_key(|(_, candidate)| (candidate.cost, candidate.square))?;
        Some(self.0.swap_remove(cheapest))
    }

    /// Forgets those that are left.
    #[inline]
    pub fn drop_since(&mut self, first: usize) {
        self.0.truncate(first);
    }
}
