//! Skipping tests on machines that can't run them.

use std::io::Write as _;

/// Prints that a test is skipped, and why.
///
/// # Panics
///
/// Panics if the environment variable is `required`, as in `.ci/run`.
#[track_caller]
pub fn skip(variable: &str, reason: &str) {
    let required = std::env::var(variable);
    assert!(required.as_deref() != Ok("required"), "{reason}");
    // Not with `eprintln!`, which the test harness captures.
    let _ = writeln!(std::io::stderr(), "test skipped: {reason}");
}
