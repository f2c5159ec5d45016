//! A test that not every machine can run.

use std::io::Write as _;

/// Says that a test is skipped, and why. If the environment variable is
/// `required`, as in `.ci/run`, the test fails instead.
#[track_caller]
pub fn skip(variable: &str, reason: &str) {
    let required = std::env::var(variable);
    assert!(required.as_deref() != Ok("required"), "{reason}");
    // Written past the test harness, which hides what a passing test prints.
    let _ = writeln!(std::io::stderr(), "test skipped: {reason}");
}
