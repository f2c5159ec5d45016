//! How a check fails: what it reports about an answer, and what the end of a
//! program tells us.

use std::process::ExitStatus;

use check_report::{Failure, Kind};
use othellier_project::process;

/// We keep this many characters of a message: a wrong answer can be very long.
const KEPT: usize = 20_000;

/// How a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedCheck {
    /// What kind of failure it is.
    pub kind: Kind,
    /// What the check says about it.
    pub message: String,
}

/// The failure of a check that didn't report why, such as one that a teacher wrote
/// with `assert_eq!`.
pub fn printed(text: &str) -> FailedCheck {
    let lines = text.lines().filter(|line| !line.starts_with(ADVICE));
    let lines: Vec<_> = lines.map(without_thread).collect();
    let message = shortened(lines.join("\n").trim());
    FailedCheck {
        kind: Kind::WrongAnswer,
        message,
    }
}

/// What Rust says below a panic, for people who can run the check themselves.
const ADVICE: &str = "note: run with `RUST_BACKTRACE=1`";

/// A line without the number that a panicking thread has in this run only, as
/// in `thread 'corner' (4711) panicked at tests/corner.rs:9:5:`.
fn without_thread(line: &str) -> String {
    let shortened = || {
        let (thread, rest) = line.split_once("' (")?;
        let (number, rest) = rest.split_once(") panicked at ")?;
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        let is_panic = is_number && thread.starts_with("thread '");
        is_panic.then(|| format!("{thread}' panicked at {rest}"))
    };
    shortened().unwrap_or_else(|| line.to_owned())
}

/// What to say about an endless loop. The loop reaches its limit or, on a busy
/// machine, the check gives up waiting. Either way, the message is the same.
const ENDLESS: &str = "  didn't answer in time: does a loop never end?";

/// The failure that a check reported.
pub fn reported(mut failure: Failure) -> FailedCheck {
    if failure.kind == Kind::Endless {
        failure.outcome = ENDLESS.to_owned();
    }
    FailedCheck {
        kind: failure.kind,
        message: shortened(failure.to_string().trim()),
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(KEPT) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text.to_owned(),
    }
}

/// The failure of a program that ended, with the reason.
pub fn crashed(failure: Failure, status: ExitStatus, last_words: &str) -> FailedCheck {
    let known = process::signal(status).and_then(|signal| about(signal, last_words));
    let code = status.code().unwrap_or_default();
    let exited = || (Kind::Crashed, format!("It exited with code {code}."));
    let (kind, why) = known.map_or_else(exited, |(kind, why)| (kind, why.to_owned()));
    let mut failure = reported(Failure { kind, ..failure });
    if kind == Kind::Crashed {
        failure.message += &format!("\n\n{why}");
    }
    failure
}

/// What a signal says about the program that got it.
fn about(signal: i32, last_words: &str) -> Option<(Kind, &'static str)> {
    use Kind::{Crashed, Endless};
    let says = |text: &str| last_words.contains(text);
    Some(match signal {
        6 if says("overflowed its stack") => (Crashed, STACK),
        11 => (Crashed, STACK),
        6 if says("memory allocation") => (Crashed, MEMORY),
        6 => (Crashed, "It aborted."),
        9 | 24 => (Endless, ""),
        25 => (Crashed, "It wrote too much to a file."),
        31 => (
            Crashed,
            "It asked the system for something it isn't allowed.",
        ),
        _ => return None,
    })
}

const STACK: &str = "Its stack overflowed: does a function call itself forever?";
const MEMORY: &str = "It needed too much memory: does a list grow forever?";

#[cfg(test)]
mod tests {
    use super::printed;

    #[test]
    fn a_check_that_only_panics_says_the_same_in_each_run() {
        let said = |thread: &str| {
            let panic =
                format!("\nthread 'ray_length::east' ({thread}) panicked at tests/x.rs:7:5:");
            let rest = "assertion `left == right` failed\n  left: 99\n right: 7";
            let advice =
                "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace";
            printed(&format!("{panic}\n{rest}\n{advice}\n")).message
        };
        insta::assert_snapshot!(said("4711"), @r"
        thread 'ray_length::east' panicked at tests/x.rs:7:5:
        assertion `left == right` failed
          left: 99
         right: 7
        ");
        assert_eq!(said("4711"), said("12"));
    }
}
