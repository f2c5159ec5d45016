//! How a check fails.

use anyhow::bail;

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

/// Makes sure that a process's last words are about an answer, and not about
/// the machine. A student who imitates these words gets no points, and a
/// teacher who reads them.
///
/// # Errors
///
/// With the line about the machine.
pub fn ensure_no_trouble(said: &str) -> anyhow::Result<()> {
    let is_trouble = |line: &&str| {
        let mut starters = STARTERS.iter();
        starters.any(|start| line.starts_with(start)) || line.contains(FULL)
    };
    match said.lines().find(is_trouble) {
        Some(line) => bail!("this machine was in trouble: {line}"),
        None => Ok(()),
    }
}

/// How lines begin that come from the tools that start a process in a sandbox.
const STARTERS: [&str; 3] = ["bwrap: ", "prlimit: ", "/bin/sh: "];

/// What every program hears when the disk is full.
const FULL: &str = "No space left on device";
