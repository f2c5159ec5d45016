/// What a solver does besides trying every move. It finds the same values
/// without any of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// Tries the moves first that leave the opponent few replies.
    FewestReplies,
    /// Tries the moves first in a quarter with an odd number of empty squares.
    Parity,
    /// Plays the last four squares without looking for moves.
    LastFour,
    /// Asks how many discs can't be lost anymore.
    Stability,
    /// Remembers what it has found out.
    Table,
    /// With many empty squares, orders the moves by a shallow search.
    LookAhead,
    /// With many empty squares, begins with a guess.
    Guess,
}
