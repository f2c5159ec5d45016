use serde::{Deserialize, Serialize};

use crate::SourceLine;

/// The questions of a check with the right answers, so that someone can be asked
/// who must not see how they were found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recording {
    /// Where the task is made.
    pub task: SourceLine,
    /// The types of the arguments: a tuple, as the compiler names it.
    pub arguments: String,
    /// What is said about a known mistake.
    pub sentences: Vec<String>,
    /// How many of the questions are the check's own, and not a contrast to
    /// them.
    pub own: usize,
    /// What is asked, in order.
    pub questions: Vec<Question>,
}

/// A call of a function, and what comes of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The arguments: a board as a line, and anything else as its debug text.
    pub arguments: Vec<String>,
    /// The right answer, written in the same way.
    pub expected: String,
    /// The numbers of the sentences that fit a wrong answer, and the fingerprint
    /// of that answer.
    pub mistakes: Vec<(usize, u32)>,
}
