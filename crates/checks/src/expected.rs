//! Right answers: known here, or written down elsewhere for someone who must not
//! see how we found them.

use std::any::TypeId;
use std::fmt;
use std::fmt::Debug;

use board::{Board, Square};

use crate::call_outcome::{CallOutcome, Lost};
use crate::input::as_board;
use crate::{Value, board, square};

/// A right answer as it's written down, the numbers of the sentences that fit
/// wrong answers, and the fingerprints of those.
pub type Written = (&'static str, &'static [(usize, u32)]);

/// A recorded question: the arguments, the right answer, and the wrong ones.
pub fn written<I>(
    arguments: I,
    right: &'static str,
    wrong: &'static [(usize, u32)],
) -> (I, Written) {
    (arguments, (right, wrong))
}

/// The answer that a question wants.
pub(crate) enum Expected<A> {
    /// This one.
    Answer(A),
    /// The one that's written like this.
    Written(Written),
}

impl<A: Debug + PartialEq + 'static> Expected<A> {
    pub(crate) fn is(&self, got: &A) -> bool {
        match self {
            Expected::Answer(answer) => answer == got,
            Expected::Written((text, _)) => text_of(got) == *text,
        }
    }

    /// Passes the answer on, as far as it can be shown: a board or a list of
    /// squares as such, and any other as its text.
    pub(crate) fn show<R>(&self, to: impl FnOnce(&dyn Value) -> R) -> R {
        let text = match self {
            Expected::Answer(answer) => return to(answer),
            Expected::Written((text, _)) => *text,
        };
        match TypeId::of::<A>() {
            of if of == TypeId::of::<Board>() => to(&board(text)),
            of if of == TypeId::of::<Vec<Square>>() => to(&listed(text)),
            _ => to(&VerbatimText(text)),
        }
    }

    /// The number of the sentence that was recorded for this outcome.
    pub(crate) fn mistake(&self, got: &CallOutcome<A>) -> Option<usize> {
        let Expected::Written((_, mistakes)) = self else {
            return None;
        };
        let print = fingerprint(&outcome(got)?);
        let mut mistakes = mistakes.iter();
        mistakes.find(|known| known.1 == print).map(|known| known.0)
    }
}

/// The squares of a list's debug text.
fn listed(text: &str) -> Vec<Square> {
    let names = text.trim_matches(['[', ']']).split(", ");
    let names = names.filter(|name| !name.is_empty());
    let sentinel = Square::OVERFLOW.to_string();
    names
        .map(|name| match name {
            _ if name == sentinel => Square::OVERFLOW,
            _ => square(name),
        })
        .collect()
}

/// A text that stands for itself.
struct VerbatimText(&'static str);

impl Debug for VerbatimText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A value as a recording has it: a board as a line, for it's long enough.
pub(crate) fn text_of(value: &dyn Value) -> String {
    as_board(value).map_or_else(|| format!("{value:?}"), Board::to_line)
}

/// The same for whatever comes of a call; `None` if that says nothing about the
/// answer.
pub(crate) fn outcome<A: Debug + 'static>(outcome: &CallOutcome<A>) -> Option<String> {
    match outcome {
        CallOutcome::Answer(answer) => Some(text_of(answer)),
        CallOutcome::Panic(panic) => Some(format!("panicked: {}", panic.message)),
        CallOutcome::Endless(_) | CallOutcome::Lost(Lost::Ended) => Some(ENDLESS.to_owned()),
        CallOutcome::Lost(_) => None,
    }
}

/// What's written for a call that never ends.
pub(crate) const ENDLESS: &str = "endless";

/// The hash FNV-1a, which is the same in every version of Rust.
pub(crate) fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
