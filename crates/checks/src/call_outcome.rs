//! The outcome of a call of a learner's function.

use std::fmt;
use std::time::Duration;

/// The outcome of a call.
#[derive(Debug)]
pub(crate) enum CallOutcome<A> {
    /// The function returned this.
    Answer(A),
    /// The function panicked.
    Panic(Panic),
    /// The process that runs the function returned no answer.
    Failed(CallError),
    /// The function didn't return within this time.
    TimedOut(Duration),
}

/// The reason why a call of a function in another process returned no answer. A stub
/// that is called in place of the function panics with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallError {
    /// The function panicked in its process.
    Panicked {
        /// The panic's message.
        message: String,
        /// The file and the line of the panic.
        location: String,
    },
    /// The process exited.
    ProcessExited,
    /// The reply couldn't be decoded as an answer of the function's type.
    InvalidReply,
    /// The reply was too long.
    ReplyTooLong,
}

/// A predicate that can follow the name of the function.
impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            CallError::Panicked { message, .. } => write!(f, "panicked: {message}"),
            CallError::ProcessExited => f.write_str("ended the whole program instead of answering"),
            CallError::InvalidReply => {
                f.write_str("sent something that isn't an answer of the right type")
            }
            CallError::ReplyTooLong => {
                f.write_str("answered with more than 4 MB: does a list get too long?")
            }
        }
    }
}

/// The message of a panic, and its location: a file and a line.
#[derive(Debug)]
pub(crate) struct Panic {
    pub(crate) message: String,
    pub(crate) location: String,
}

impl Panic {
    /// Returns what follows the fixed words of a `todo!`, or `None` if the panic came
    /// from something else.
    pub(crate) fn todo_text(&self) -> Option<&str> {
        self.message.strip_prefix("not yet implemented")
    }
}

impl<A: PartialEq> CallOutcome<A> {
    /// Tests if the function returned this answer.
    pub(crate) fn is_answer(&self, answer: &A) -> bool {
        matches!(self, Self::Answer(got) if got == answer)
    }

    /// Tests if both calls returned the same answer, or panicked with the same message.
    pub(crate) fn same_as(&self, other: &CallOutcome<A>) -> bool {
        match (self, other) {
            (Self::Answer(one), Self::Answer(other)) => one == other,
            (Self::Panic(one), Self::Panic(other)) => one.message == other.message,
            _ => false,
        }
    }
}
