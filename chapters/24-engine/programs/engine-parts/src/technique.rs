/// What a search does to be done sooner. Each can be disabled, so that a bench
/// can say what it's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Trying first what's worst for the opponent.
    Order,
    /// Cutting off what a shallow search says is hopeless: Multi-ProbCut.
    ProbCut,
    /// Looking all moves up before trying one: the enhanced transposition
    /// cutoff.
    EnhancedCutoff,
    /// A table that answers what a deeper search has found out, too.
    DeeperAnswers,
    /// Beginning with a window around the last value: aspiration.
    Aspiration,
    /// Leaving a move to the thread that's looking at it already: ABDADA.
    Claims,
}
