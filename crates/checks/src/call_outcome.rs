//! How a call of a learner's function ended.

use std::fmt;
use std::time::Duration;

/// How a call ended.
#[derive(Debug)]
pub(crate) enum CallOutcome<A> {
    Answer(A),
    Panic(Panic),
    /// The process we asked didn't give one.
    Lost(Lost),
    /// No answer came within this time.
    Endless(Duration),
}

/// Why no answer came back from a function in another process. A stub that's called
/// in place of an answer panics with this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lost {
    /// The function panicked there.
    Panicked {
        /// What it said.
        message: String,
        /// The file and the line.
        place: String,
    },
    /// The process is gone.
    Ended,
    /// What came back isn't an answer of the function's type, or is too long to
    /// be one.
    Garbled,
}

/// What the function did: this can follow its name.
impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Lost::Panicked { message, .. } => write!(f, "panicked: {message}"),
            Lost::Ended => f.write_str("ended the whole program instead of answering"),
            Lost::Garbled => f.write_str("sent something that isn't an answer of the right type"),
        }
    }
}

/// A panic: its message and its place, a file and a line.
#[derive(Debug)]
pub(crate) struct Panic {
    pub(crate) message: String,
    pub(crate) place: String,
}

impl Panic {
    /// What `todo!` says there is to do, if it's a `todo!`.
    pub(crate) fn task(&self) -> Option<&str> {
        self.message.strip_prefix("not yet implemented")
    }
}

impl<A: PartialEq> CallOutcome<A> {
    /// Whether it's this answer.
    pub(crate) fn is(&self, answer: &A) -> bool {
        matches!(self, Self::Answer(got) if got == answer)
    }

    /// Whether both answered the same, or panicked with the same message.
    pub(crate) fn is_like(&self, other: &CallOutcome<A>) -> bool {
        match (self, other) {
            (Self::Answer(one), Self::Answer(other)) => one == other,
            (Self::Panic(one), Self::Panic(other)) => one.message == other.message,
            _ => false,
        }
    }
}
