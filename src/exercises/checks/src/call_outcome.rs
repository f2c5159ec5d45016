//! How a call of a learner's function ended.

use std::time::Duration;

use check_report::Lost;

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
