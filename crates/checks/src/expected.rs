//! Expected answers: values, or the texts of a recording.

use std::any::TypeId;
use std::fmt;
use std::fmt::Debug;

use board::{Board, Square};

use crate::call_outcome::{CallError, CallOutcome};
use crate::input::as_board;
use crate::{Value, board, square};

/// The text of a recorded answer and, for each known mistake that shows in the
/// question, the index of its explanation and the fingerprint of its wrong answer.
pub type RecordedAnswer = (&'static str, &'static [(usize, u32)]);

/// Returns a recorded question: the arguments, the text of the expected answer, and the
/// known mistakes, as in [`RecordedAnswer`].
pub fn recorded<I>(
    arguments: I,
    expected: &'static str,
    mistakes: &'static [(usize, u32)],
) -> (I, RecordedAnswer) {
    (arguments, (expected, mistakes))
}

/// The expected answer to a question.
pub(crate) enum Expected<A> {
    /// A value.
    Answer(A),
    /// The text of a value.
    Recorded(RecordedAnswer),
}

impl<A: Debug + PartialEq + 'static> Expected<A> {
    /// Tests if an answer is the expected one.
    pub(crate) fn accepts(&self, answer: &A) -> bool {
        match self {
            Expected::Answer(expected) => expected == answer,
            Expected::Recorded((text, _)) => answer_text(answer) == *text,
        }
    }

    /// Calls `f` with a value that messages can show. A recorded board or list of
    /// squares is parsed, so that it can be drawn; any other text stands for itself.
    pub(crate) fn with_value<R>(&self, f: impl FnOnce(&dyn Value) -> R) -> R {
        let text = match self {
            Expected::Answer(answer) => return f(answer),
            Expected::Recorded((text, _)) => *text,
        };
        let answer_type = TypeId::of::<A>();
        if answer_type == TypeId::of::<Board>() {
            f(&board(text))
        } else if answer_type == TypeId::of::<Vec<Square>>() {
            f(&parse_squares(text))
        } else {
            f(&VerbatimText(text))
        }
    }

    /// Returns the index of the explanation that was recorded for this outcome.
    pub(crate) fn recorded_mistake<T: Debug + 'static>(
        &self,
        outcome: &CallOutcome<T>,
    ) -> Option<usize> {
        let Expected::Recorded((_, mistakes)) = self else {
            return None;
        };
        let fingerprint = fingerprint(&outcome_text(outcome)?);
        mistakes
            .iter()
            .find(|mistake| mistake.1 == fingerprint)
            .map(|mistake| mistake.0)
    }
}

/// Parses the debug text of a list of squares.
fn parse_squares(text: &str) -> Vec<Square> {
    let sentinel = Square::OVERFLOW.to_string();
    text.trim_matches(['[', ']'])
        .split(", ")
        .filter(|name| !name.is_empty())
        .map(|name| match name {
            _ if name == sentinel => Square::OVERFLOW,
            _ => square(name),
        })
        .collect()
}

/// A text that is its own debug text.
struct VerbatimText(&'static str);

impl Debug for VerbatimText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Returns the text of a value in a recording: a board as a line of 64 characters, and
/// anything else as its debug text.
pub(crate) fn answer_text(value: &dyn Value) -> String {
    as_board(value).map_or_else(|| format!("{value:?}"), Board::to_line)
}

/// Returns the text of an outcome in a recording, or `None` if the outcome says nothing
/// about the answer.
pub(crate) fn outcome_text<A: Debug + 'static>(outcome: &CallOutcome<A>) -> Option<String> {
    match outcome {
        CallOutcome::Answer(answer) => Some(answer_text(answer)),
        CallOutcome::Panic(panic) => Some(format!("panicked: {}", panic.message)),
        CallOutcome::TimedOut(_) | CallOutcome::Failed(CallError::ProcessExited) => {
            Some(ENDLESS.to_owned())
        }
        CallOutcome::Failed(_) => None,
    }
}

/// The text of a call that never ends.
pub(crate) const ENDLESS: &str = "endless";

/// Computes the hash FNV-1a, which is the same in every version of Rust.
pub(crate) fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
