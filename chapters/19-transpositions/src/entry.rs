use crate::Bounds;

/// What a search has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<K, M> {
    /// The whole position.
    pub key: K,
    /// How many moves ahead the search looked.
    pub depth: usize,
    /// What the position is worth, as far as we know.
    pub bounds: Bounds,
    /// The move that was best.
    pub best: Option<M>,
}
