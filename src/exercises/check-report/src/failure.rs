use std::fmt;

use crate::{Place, json};

/// Why a check failed, in words for the person who wrote the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
#[cfg_attr(feature = "read", serde(deny_unknown_fields))]
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
    pub check: Place,
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

    pub(crate) fn json(&self) -> String {
        let remarks = self.remarks.iter().map(|remark| json::string(remark));
        json::fields(&[
            ("kind", json::string(self.kind.word())),
            ("call", json::string(&self.call)),
            ("boards", json::string(&self.boards)),
            ("outcome", json::string(&self.outcome)),
            ("remarks", json::list(remarks)),
            ("check", self.check.json()),
        ])
    }
}

/// The whole message.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\n\nThe check: {}", self.message(), self.check)
    }
}

/// The kinds of failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
#[cfg_attr(feature = "read", serde(rename_all = "snake_case"))]
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

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] = [
        Kind::WrongAnswer,
        Kind::Panicked,
        Kind::Unwritten,
        Kind::Endless,
        Kind::Crashed,
        Kind::Garbled,
    ];

    /// The kind as a report names it, such as `wrong_answer`.
    pub fn word(self) -> &'static str {
        match self {
            Kind::WrongAnswer => "wrong_answer",
            Kind::Panicked => "panicked",
            Kind::Unwritten => "unwritten",
            Kind::Endless => "endless",
            Kind::Crashed => "crashed",
            Kind::Garbled => "garbled",
        }
    }
}
