use crate::Bounds;

/// The result of a search for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<K, M> {
    /// The whole position.
    pub key: K,
    /// The depth of the search. It has the same size in WebAssembly as on
    /// 64-bit systems, so that a megabyte holds as many entries.
    pub depth: u64,
    /// The bounds on the value of the position.
    pub bounds: Bounds,
    /// The move that was best.
    pub best: Option<M>,
}
