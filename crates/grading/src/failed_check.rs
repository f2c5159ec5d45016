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

/// The outcome of an endless loop. Depending on the load of the machine, the loop hits the
/// CPU limit or the check times out; the message is the same for both.
const ENDLESS: &str = "didn't answer in time: does a loop never end?";

const STACK_OVERFLOW: &str =
    "Its stack overflowed: does a function call itself forever, or is an array too large?";
const OUT_OF_MEMORY: &str =
    "It needed too much memory: is a list too long, or does it grow forever?";
const ABORTED: &str = "It aborted: return an answer instead.";
const KILLED: &str = "It was killed, as a program is when the machine has no memory left: does it \
                      need that much?";
const FILE_TOO_LARGE: &str = "It wrote too much to a file, and an answer needs none.";
const FORBIDDEN_CALL: &str = "It asked the system for something it isn't allowed, such as a thread, \
                              a connection or another program.";

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
            failure.outcome = format!("  {ENDLESS}");
        }
        // These outcomes are predicates, and the others are values.
        let is_predicate = matches!(failure.kind, Kind::Endless | Kind::Garbled);
        let outcome = is_predicate.then(|| format!("It {}", failure.outcome.trim()));
        FailedCheck {
            kind: failure.kind,
            message: truncate(failure.to_string().trim()),
            explanation: failure.explanation.or(outcome),
        }
    }

    /// Returns the failure of a program that exited during a check, with the reason.
    pub fn from_exit(mut failure: Failure, exit: &ProgramExit) -> FailedCheck {
        let reason = exit.reason();
        if let ExitReason::OutOfTime = reason {
            failure.kind = Kind::Endless;
            return FailedCheck::from_report(failure);
        }
        // The check takes every process that ended for one that was stopped in a loop.
        if !reason.may_be_endless() {
            failure.explanation = None;
        }
        let mut failed = FailedCheck::from_report(failure);
        let sentence = reason.sentence();
        failed.message += &format!("\n\n{sentence}");
        failed.explanation = failed.explanation.or(Some(sentence));
        failed
    }
}

/// The end of a student's program.
#[derive(Debug)]
pub struct ProgramExit {
    /// The exit status.
    pub status: ExitStatus,
    /// The output on standard error.
    pub stderr: String,
    /// True if the grader stopped the program, because it took too long.
    pub was_stopped: bool,
}

/// The reason for the end of a student's program.
#[derive(Debug)]
enum ExitReason {
    OutOfTime,
    StackOverflow,
    OutOfMemory,
    Aborted,
    Killed,
    FileTooLarge,
    ForbiddenCall,
    Signal(i32),
    Code(i32),
}

impl ProgramExit {
    fn reason(&self) -> ExitReason {
        const SIGABRT: i32 = 6;
        const SIGKILL: i32 = 9;
        const SIGSEGV: i32 = 11;
        const SIGXCPU: i32 = 24;
        const SIGXFSZ: i32 = 25;
        const SIGSYS: i32 = 31;
        let has_overflowed = self.stderr.contains("overflowed its stack");
        match process::signal(self.status) {
            _ if self.was_stopped => ExitReason::OutOfTime,
            Some(SIGXCPU) => ExitReason::OutOfTime,
            Some(SIGABRT) if has_overflowed => ExitReason::StackOverflow,
            Some(SIGSEGV) => ExitReason::StackOverflow,
            Some(SIGABRT) if self.stderr.contains("memory allocation") => ExitReason::OutOfMemory,
            Some(SIGABRT) => ExitReason::Aborted,
            Some(SIGKILL) => ExitReason::Killed,
            Some(SIGXFSZ) => ExitReason::FileTooLarge,
            Some(SIGSYS) => ExitReason::ForbiddenCall,
            Some(signal) if self.status.code().is_none() => ExitReason::Signal(signal),
            _ => ExitReason::Code(self.status.code().unwrap_or_default()),
        }
    }
}

impl ExitReason {
    /// Tests if code that never ends can be the cause: a recursion fills the stack, and a
    /// loop can fill the memory.
    fn may_be_endless(&self) -> bool {
        matches!(self, ExitReason::StackOverflow | ExitReason::OutOfMemory)
    }

    /// Returns a sentence that says what happened and what to do.
    fn sentence(&self) -> String {
        let sentence = match self {
            ExitReason::OutOfTime => return format!("It {ENDLESS}"),
            ExitReason::Signal(signal) => {
                return format!("It was stopped by signal {signal}: return an answer instead.");
            }
            ExitReason::Code(code) => {
                return format!(
                    "It exited with code {code}: return an answer instead of ending the program."
                );
            }
            ExitReason::StackOverflow => STACK_OVERFLOW,
            ExitReason::OutOfMemory => OUT_OF_MEMORY,
            ExitReason::Aborted => ABORTED,
            ExitReason::Killed => KILLED,
            ExitReason::FileTooLarge => FILE_TOO_LARGE,
            ExitReason::ForbiddenCall => FORBIDDEN_CALL,
        };
        sentence.to_owned()
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
