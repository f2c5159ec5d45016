//! Helpers of several modules.

use std::panic;

use board::Square;
use checks::{Failure, Task};
use pretty_assertions::assert_eq;

/// Returns the message of a failing check, without the line of the check.
pub fn failure_message(check: impl FnOnce()) -> String {
    let check = panic::AssertUnwindSafe(check);
    let payload = panic::catch_unwind(check).expect_err("the check fails");
    let failure = payload.downcast::<Failure>().expect("a failure");
    let (message, check) = (failure.message(), &failure.check);
    assert!(check.file.contains("tests/checks"));
    assert_eq!(
        failure.to_string(),
        format!("{message}\n\nThe check: {check}")
    );
    without_line_numbers(&message)
}

/// Replaces the numbers of lines in `messages.rs`, which change when the file does.
fn without_line_numbers(message: &str) -> String {
    let replace = |line: &str| match line.rsplit_once("messages.rs:") {
        Some((before, _)) => format!("{before}messages.rs:LINE"),
        None => line.to_string(),
    };
    message.lines().map(replace).collect::<Vec<_>>().join("\n")
}

/// The task to return the row of a square, with two known mistakes.
pub fn row(answer: fn((Square,)) -> i32) -> Task<(Square,), i32> {
    Task::new("row", answer)
        .mistake("That is the column.", |(square,)| square.column())
        .mistake("Rows count from 0.", |(square,)| square.row() + 1)
}
