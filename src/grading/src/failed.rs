//! How a check fails.

use super::model::FailureKind;

/// How a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failed {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What the check says about it.
    pub message: String,
    /// Whether no answer came, though the program could have gone on.
    pub waited_in_vain: bool,
}

impl Failed {
    /// A check that did not run failed so.
    pub fn without_a_word(kind: FailureKind) -> Failed {
        Failed {
            kind,
            message: String::new(),
            waited_in_vain: false,
        }
    }
}
