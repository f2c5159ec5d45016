//! The events of a report, and the marks in the output beside it.

use serde::{Deserialize, Serialize};

use crate::{Failure, Recording, SourceLine};

/// An event in a report. Events are in the order in which they happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CheckEvent {
    /// A check began, at this line.
    Check(SourceLine),
    /// A call of the learner's function began: the call as Rust writes it,
    /// such as `ray_length(c6, North)`, with the boards among its arguments
    /// drawn below.
    Call(String),
    /// The last call of this check has ended or was abandoned.
    CallsEnded,
    /// All calls of this check returned the expected answers. Without this event,
    /// the process ended early, whatever its exit code.
    Passed,
    /// The check failed.
    Failure(Failure),
    /// The questions that the check would ask.
    Recorded(Recording),
}

impl CheckEvent {
    /// Returns the event as a line of a report, with the line break.
    pub fn line(&self) -> String {
        let event = serde_json::to_string(self).expect("an event can be written as JSON");
        event + "\n"
    }
}

/// A line that the checks print on both output streams, on request, to separate the
/// output of the learner's function from that of the test harness. The report has the
/// call that it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputMark {
    /// The next call prints what follows.
    Call,
    /// No call prints what follows.
    CallsEnded,
}

impl OutputMark {
    /// Returns the mark as it is printed, with the line break.
    pub fn line(self) -> &'static str {
        match self {
            OutputMark::Call => "\u{2}othellier call\u{3}\n",
            OutputMark::CallsEnded => "\u{2}othellier calls ended\u{3}\n",
        }
    }

    /// Finds a mark at the end of a line. Returns the number of bytes before it, and
    /// the mark.
    pub fn find_at_end(line: &[u8]) -> Option<(usize, OutputMark)> {
        [OutputMark::Call, OutputMark::CallsEnded]
            .into_iter()
            .find_map(|mark| {
                let before = line.strip_suffix(mark.line().as_bytes())?;
                Some((before.len(), mark))
            })
    }
}
