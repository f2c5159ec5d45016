//! Without sockets between processes, no check can run.

use std::path::Path;
use std::time::Duration;

use anyhow::bail;

use super::failed_check::FailedCheck;
use super::harness::Harness;
use super::sandbox::Sandbox;

/// Runs no check.
pub struct Checker;

impl Checker {
    /// Runs no check.
    pub fn new(_: &Sandbox, _: &Path, _: &Harness, _: Duration) -> Checker {
        Checker
    }

    /// Runs no check.
    pub fn in_a_hurry(self) -> Checker {
        self
    }

    /// Runs no check. Always fails.
    pub fn run(&mut self, _: &str) -> anyhow::Result<Option<FailedCheck>> {
        bail!("this system can't grade: use Linux, in a virtual machine if you have to")
    }
}
