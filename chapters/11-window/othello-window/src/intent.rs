use std::path::PathBuf;

/// What is done only after a yes if it would lose something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Begin a new game.
    New,
    /// Open the game with this number, from 1.
    Open(PathBuf, usize),
    /// Replace a file.
    Replace(PathBuf),
    /// Leave.
    Quit,
}
