//! The failure of a check.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The failure of a check, in words for the author of the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Failure {
    /// The kind of failure.
    pub kind: Kind,
    /// The call as Rust writes it, such as `ray_length(c6, North)`.
    pub call: String,
    /// The boards that the call and its answer are about, side by side; empty if
    /// there are none.
    pub boards: String,
    /// The expected and the actual outcome, in indented lines; empty if the boards
    /// show both.
    pub outcome: String,
    /// A sentence with the squares on which the boards or lists of squares differ.
    pub difference: Option<String>,
    /// A sentence that explains the failure, if it looks like a known mistake.
    pub explanation: Option<String>,
    /// A sentence that explains why the call was made, if the check's name doesn't.
    pub reason_for_call: Option<String>,
    /// The line of the check.
    pub check: SourceLine,
}

impl Failure {
    /// Returns the message without the line of the check.
    pub fn message(&self) -> String {
        let Failure { call, boards, .. } = self;
        let sentences = [&self.difference, &self.explanation, &self.reason_for_call];
        let mut paragraphs = if boards.is_empty() {
            vec![format!("{call}\n{}", self.outcome)]
        } else {
            vec![call.clone(), boards.clone(), self.outcome.clone()]
        };
        paragraphs.extend(sentences.into_iter().flatten().cloned());
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        paragraphs.join("\n\n")
    }
}

/// The message, with the line of the check.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\n\nThe check: {}", self.message(), self.check)
    }
}

/// A line of a source file, displayed as `tests/ray_length.rs:39`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceLine {
    /// The path of the file that was given to the compiler.
    pub file: String,
    /// The number of the line, from 1.
    pub line: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A kind of failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// The answer wasn't the expected one.
    WrongAnswer,
    /// The function panicked.
    Panicked,
    /// The body of the function is still a `todo!`.
    Unwritten,
    /// No answer came within the time limit.
    Endless,
    /// The process that ran the function exited.
    Crashed,
    /// The reply couldn't be decoded as an answer.
    Garbled,
}
