use std::path::PathBuf;

use crate::FileDialog;

/// What the window waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A move, or a button.
    Board,
    /// A file.
    Files(FileDialog),
    /// The number of a game: the digits typed so far.
    Number(String),
    /// A yes or a no.
    Question(Question),
}

/// A question, and what to do if the answer is yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub text: String,
    /// What to do.
    pub intent: Intent,
}

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
