use patterns::Weights;

/// Who plays the games from which a generation learns.
#[derive(Clone, Debug)]
pub enum Teacher {
    /// A player that knows nothing: to it, every position is worth 0.
    Nothing,
    /// Chapter 15's `phased`.
    ByHand,
    /// What the last generation has learned.
    Learned(Weights),
}
