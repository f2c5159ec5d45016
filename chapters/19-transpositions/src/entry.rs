use crate::Bounds;

/// What a search has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<K, M> {
    /// The whole position.
    pub key: K,
    /// How many moves ahead the search looked. It's as wide in a page as in a
    /// terminal, so both have as many entries in a megabyte.
    pub depth: u64,
    /// What the position is worth, as far as we know.
    pub bounds: Bounds,
    /// The move that was best.
    pub best: Option<M>,
}
