use crate::{Failure, Place, Recording, json};

/// What a check reports, in the order in which it happens.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
#[cfg_attr(feature = "read", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Event {
    /// A check began; this is where its source is.
    Check(Place),
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

impl Event {
    /// The event as a line of a report, with the line break.
    pub fn line(&self) -> String {
        let event = match self {
            Event::Check(place) => json::object("check", &place.json()),
            Event::Call(text) => json::object("call", &json::string(text)),
            Event::CallsEnded => json::string("calls_ended"),
            Event::Passed => json::string("passed"),
            Event::Failure(why) => json::object("failure", &why.json()),
            Event::Recorded(questions) => json::object("recorded", &questions.json()),
        };
        event + "\n"
    }
}
