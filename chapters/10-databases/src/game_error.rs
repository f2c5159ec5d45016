use thiserror::Error;

/// An error in the 68 bytes of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// A byte isn't a square.
    #[error("{0} isn't a square: f5, in row 5 and column 6, is 56")]
    Byte(u8),
    /// Black's points are more than 64.
    #[error("Black can't have {0} points: there are 64 in all")]
    Points(u8),
}
