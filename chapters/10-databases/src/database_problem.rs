/// What can be wrong with a database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseProblem {
    /// The file ends after the first number of bytes and needs the second.
    #[error("the file ends after {0} of {1} bytes")]
    Short(usize, usize),
    /// The file holds fewer than the header counts.
    #[error("the file ends here, but its header counts {0}")]
    Missing(u32),
    /// The file goes on after all that the header counts.
    #[error("the file goes on, past what its header counts")]
    Long,
    /// The board has this many squares a side.
    #[error("the board has {0} squares a side: we only read 8")]
    Size(u8),
    /// The file holds problems, not games.
    #[error("the file holds problems: we only read games")]
    Solitaires,
    /// The bytes aren't a game.
    #[error(transparent)]
    Game(#[from] crate::GameError),
    /// The bytes can't be read at all.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
