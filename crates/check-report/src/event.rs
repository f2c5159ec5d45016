//! What a check reports while it runs, and how it marks what is printed meanwhile.

use serde::{Deserialize, Serialize};

use crate::{Failure, Recording, SourceLine};

/// What a check reports, in the order in which it happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CheckEvent {
    /// A check began; this is where its source is.
    Check(SourceLine),
    /// A call of the learner's function began: the call as Rust writes it,
    /// such as `ray_length(c6, North)`, with the boards among its arguments
    /// drawn below.
    Call(String),
    /// The last call of this check is over, or nobody is waiting for it any
    /// more.
    CallsEnded,
    /// All calls of this check answered as expected. If this is missing, the
    /// process ended early, whatever its exit code.
    Passed,
    /// The check failed, and this is why.
    Failure(Failure),
    /// What the check would ask.
    Recorded(Recording),
}

impl CheckEvent {
    /// The event as a line of a report, with the line break.
    pub fn line(&self) -> String {
        let event = serde_json::to_string(self).expect("an event is JSON, whatever its texts are");
        event + "\n"
    }
}

/// What the checks print on both output streams, if asked to, to separate what
/// a learner's function prints from what the test harness prints. The report
/// says which call it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputMark {
    /// What follows comes from the next call.
    Call,
    /// What follows doesn't come from a call.
    CallsEnded,
}

impl OutputMark {
    /// The mark as it is printed, with the line break.
    pub fn line(self) -> &'static str {
        match self {
            OutputMark::Call => "\u{2}othellier call\u{3}\n",
            OutputMark::CallsEnded => "\u{2}othellier calls ended\u{3}\n",
        }
    }

    /// The mark at the end of a line, and how many bytes come before it.
    pub fn at_end(line: &[u8]) -> Option<(usize, OutputMark)> {
        let marks = [OutputMark::Call, OutputMark::CallsEnded].into_iter();
        let mut found = marks.filter_map(|mark| {
            let before = line.strip_suffix(mark.line().as_bytes())?;
            Some((before.len(), mark))
        });
        found.next()
    }
}
