use patterns::Weights;

/// The evaluation of the player whose games a generation learns from.
#[derive(Clone, Debug)]
pub enum Teacher {
    /// 0 for every position.
    Nothing,
    /// Chapter 15's evaluation, `phased`.
    ByHand,
    /// The weights of the previous generation.
    Learned(Weights),
}
