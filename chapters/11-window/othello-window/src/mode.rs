use crate::{FileDialog, Intent};

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
