/// An error in a database, without its location.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseProblem {
    /// The file ends after `.0` of `.1` bytes that belong together.
    #[error("the file ends after {0} of {1} bytes")]
    Short(usize, usize),
    /// The file has fewer games or names than this count of its header.
    #[error("the file ends here, but its header counts {0}")]
    Missing(u32),
    /// The file has more bytes than its header counts.
    #[error("the file goes on, past what its header counts")]
    Long,
    /// The board isn't 8 by 8, but has this many squares a side.
    #[error("the board has {0} squares a side: we only read 8")]
    Size(u8),
    /// The file holds solitaire problems, not games.
    #[error("the file holds problems: we only read games")]
    Solitaires,
    /// The bytes aren't a valid game.
    #[error(transparent)]
    Game(#[from] crate::GameError),
    /// The input can't be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
