//! How a check fails.

use super::model::FailureKind;

/// How a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedCheck {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What the check says about it.
    pub message: String,
}

impl FailedCheck {
    /// The failure of a check that didn't run.
    pub fn without_message(kind: FailureKind) -> FailedCheck {
        let message = String::new();
        FailedCheck { kind, message }
    }
}
