//! How a check fails.

use super::model::FailureKind;

/// How a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What the check says about it.
    pub message: String,
}

impl Failure {
    /// The failure of a check that did not run.
    pub fn without_message(kind: FailureKind) -> Failure {
        let message = String::new();
        Failure { kind, message }
    }
}
