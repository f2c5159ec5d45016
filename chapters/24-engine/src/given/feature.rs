//! Given: copied by `begin`, not typed.

/// A search technique that can be disabled, to measure what it gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Move ordering by mobility and static evaluation.
    MoveOrdering,
    /// Selective pruning by a shallow search: Multi-ProbCut.
    ProbCut,
    /// The enhanced transposition cutoff: probing all moves before searching.
    EnhancedCutoff,
    /// Using the bounds of table entries from deeper searches.
    DeeperEntries,
    /// Aspiration windows at the root.
    AspirationWindow,
    /// Deferring moves that another thread is searching: ABDADA.
    Claims,
}
