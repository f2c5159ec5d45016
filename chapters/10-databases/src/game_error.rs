use thiserror::Error;

/// Why 68 bytes aren't a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// This byte isn't a square.
    #[error("{0} isn't a square: f5, in row 5 and column 6, is 56")]
    Byte(u8),
    /// Black can't have this many points.
    #[error("Black can't have {0} points: there are 64 in all")]
    Points(u8),
}
