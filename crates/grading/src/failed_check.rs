//! Failures of checks: what a check reports about an answer, and what the exit status
//! of a program adds to it.

use std::process::ExitStatus;

use check_report::{Failure, Kind};
use othellier_project::process;

/// The maximum length of a message in characters; a wrong answer can be very long.
const MAX_MESSAGE_CHARS: usize = 20_000;

/// The failure of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedCheck {
    /// The kind of failure.
    pub kind: Kind,
    /// The message for student and teacher.
    pub message: String,
    /// The sentence of the message that explains the failure, if there is one.
    pub explanation: Option<String>,
}

/// The beginning of the hint that Rust prints after a panic, which is of no use to
/// students.
const BACKTRACE_HINT: &str = "note: run with `RUST_BACKTRACE=1`";

/// The message about an endless loop. Depending on the load of the machine, the loop
/// hits the CPU limit or the check times out; the message is the same for both.
const ENDLESS: &str = "  didn't answer in time: does a loop never end?";

const STACK_OVERFLOW: &str = "Its stack overflowed: does a function call itself forever?";
const OUT_OF_MEMORY: &str = "It needed too much memory: does a list grow forever?";

impl FailedCheck {
    /// Returns the failure of a check that wrote no report, such as a teacher's own check
    /// with `assert_eq!`. The message is what the check printed.
    pub fn from_stderr(stderr: &str) -> FailedCheck {
        let lines: Vec<_> = stderr
            .lines()
            .filter(|line| !line.starts_with(BACKTRACE_HINT))
            .map(without_thread)
            .collect();
        FailedCheck {
            kind: Kind::WrongAnswer,
            message: truncate(lines.join("\n").trim()),
            explanation: None,
        }
    }

    /// Returns the failure that a check reported.
    pub fn from_report(mut failure: Failure) -> FailedCheck {
        if failure.kind == Kind::Endless {
            failure.outcome = ENDLESS.to_owned();
        }
        FailedCheck {
            kind: failure.kind,
            message: truncate(failure.to_string().trim()),
            explanation: failure.explanation,
        }
    }

    /// Returns the failure of a program that exited during a check, with the reason.
    pub fn from_exit(failure: Failure, status: ExitStatus, stderr: &str) -> FailedCheck {
        let (kind, reason) = match exit_reason(status, stderr) {
            Some((kind, reason)) => (kind, reason.to_owned()),
            None => {
                let code = status.code().unwrap_or_default();
                (Kind::Crashed, format!("It exited with code {code}."))
            }
        };
        let mut failed = FailedCheck::from_report(Failure { kind, ..failure });
        if kind == Kind::Crashed {
            failed.message += &format!("\n\n{reason}");
        }
        failed
    }
}

/// Removes the name and the id of a panicking thread, which say nothing about the check, as
/// in `thread 'requested' (4711) panicked at tests/corner.rs:9:5:`.
fn without_thread(line: &str) -> &str {
    match line.split_once(") panicked at ") {
        Some((thread, _)) if thread.starts_with("thread '") => &line[thread.len() + 2..],
        _ => line,
    }
}

fn truncate(text: &str) -> String {
    match text.char_indices().nth(MAX_MESSAGE_CHARS) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text.to_owned(),
    }
}

/// Returns the reason for which a signal ended a program.
fn exit_reason(status: ExitStatus, stderr: &str) -> Option<(Kind, &'static str)> {
    const SIGABRT: i32 = 6;
    const SIGKILL: i32 = 9;
    const SIGSEGV: i32 = 11;
    const SIGXCPU: i32 = 24;
    const SIGXFSZ: i32 = 25;
    const SIGSYS: i32 = 31;
    let reason = match process::signal(status)? {
        SIGABRT if stderr.contains("overflowed its stack") => (Kind::Crashed, STACK_OVERFLOW),
        SIGSEGV => (Kind::Crashed, STACK_OVERFLOW),
        SIGABRT if stderr.contains("memory allocation") => (Kind::Crashed, OUT_OF_MEMORY),
        SIGABRT => (Kind::Crashed, "It aborted."),
        SIGKILL | SIGXCPU => (Kind::Endless, ""),
        SIGXFSZ => (Kind::Crashed, "It wrote too much to a file."),
        SIGSYS => (
            Kind::Crashed,
            "It asked the system for something it isn't allowed.",
        ),
        _ => return None,
    };
    Some(reason)
}

#[cfg(test)]
mod tests {
    use super::FailedCheck;

    #[test]
    fn message_from_panic_is_the_same_in_each_run() {
        let message = |thread_id: &str| {
            let panic = format!("\nthread 'requested' ({thread_id}) panicked at tests/x.rs:7:5:");
            let rest = "assertion `left == right` failed\n  left: 99\n right: 7";
            let hint =
                "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace";
            FailedCheck::from_stderr(&format!("{panic}\n{rest}\n{hint}\n")).message
        };
        insta::assert_snapshot!(message("4711"), @r"
        panicked at tests/x.rs:7:5:
        assertion `left == right` failed
          left: 99
         right: 7
        ");
        assert_eq!(message("4711"), message("12"));
    }
}
