use serde::{Deserialize, Serialize};

use crate::SourceLine;

/// The questions of a check with the expected answers, so that they can be asked
/// without the code that found the answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recording {
    /// The line that makes the task.
    pub task: SourceLine,
    /// The types of the arguments: a tuple, as the compiler writes it.
    pub arguments: String,
    /// The explanations of known mistakes.
    pub sentences: Vec<String>,
    /// The number of questions that are the check's own. The others are a contrast
    /// to them.
    pub own: usize,
    /// The questions, in the order in which they are asked.
    pub questions: Vec<Question>,
}

/// A call of a function, and its expected answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The arguments: a board as a line of 64 characters, and anything else as its
    /// debug text.
    pub arguments: Vec<String>,
    /// The expected answer, written in the same way.
    pub expected: String,
    /// For each known mistake that shows here: the index of its explanation in
    /// [`Recording::sentences`], and the fingerprint of its wrong answer.
    pub mistakes: Vec<(usize, u32)>,
}
