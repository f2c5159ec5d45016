//! Why a check failed.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a check failed, in words for the person who wrote the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Failure {
    /// What kind of failure it is.
    pub kind: Kind,
    /// The call as Rust writes it, such as `ray_length(c6, North)`.
    pub call: String,
    /// Boards that show what it is about, side by side; empty if there are
    /// none.
    pub boards: String,
    /// What was expected and what happened instead, in indented lines; empty
    /// if the boards say it all.
    pub outcome: String,
    /// What else there is to say, each a paragraph: where two boards differ,
    /// which known mistake it looks like.
    pub remarks: Vec<String>,
    /// Where the check is.
    pub check: SourceLine,
}

impl Failure {
    /// The message without the place of the check.
    pub fn message(&self) -> String {
        let Failure { call, boards, .. } = self;
        let mut paragraphs = if boards.is_empty() {
            vec![format!("{call}\n{}", self.outcome)]
        } else {
            vec![call.clone(), boards.clone(), self.outcome.clone()]
        };
        paragraphs.extend_from_slice(&self.remarks);
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        paragraphs.join("\n\n")
    }
}

/// The whole message.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\n\nThe check: {}", self.message(), self.check)
    }
}

/// A place in a source file. Its text is like `tests/ray_length.rs:39`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceLine {
    /// The file, as the compiler was given it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The kinds of failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Another answer was expected.
    WrongAnswer,
    /// The function panicked.
    Panicked,
    /// The function isn't written yet.
    Unwritten,
    /// No answer came in time.
    Endless,
    /// The process with the function ended.
    Crashed,
    /// What came back wasn't an answer.
    Garbled,
}
