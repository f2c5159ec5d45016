//! Running checks. Each runs in a process of its own: what it says and how it
//! ends is then its own too, and one that never ends can be stopped. The exit
//! code tells whether it passed, so that no output has to be interpreted: what
//! the test harness of stable Rust prints is for people and may change, and
//! its JSON is still unstable.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;

use super::heard::{Heard, MARK};

/// How a check ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Well.
    Passed,
    /// Badly, and why, in the words of the check.
    Failed(String),
    /// With the whole process, as when the stack overflows.
    Crashed(Crash),
    /// Not at all: it was stopped after this time.
    Endless(Duration),
}

/// What was heard before a process ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash {
    /// The call in which it did; empty if in none.
    pub call: String,
    /// What it said.
    pub said: String,
    /// The file and the line of the check.
    pub check: String,
}

/// How long a check may run. The clock starts with the check: the compilation
/// is over then, and does not count.
#[derive(Debug, Clone, Copy)]
pub enum Patience {
    /// As long as the check itself lets each call take: 3 seconds, where it
    /// says nothing. Should it not come to an end, it is stopped from outside.
    Own,
    /// No longer than this.
    AtMost(Duration),
}

/// With this exit code the test harness says that a test failed.
const FAILED: i32 = 101;

/// When a check that stops itself has had time enough to do so.
const OVERDUE: Duration = Duration::from_secs(60);

impl Patience {
    fn limit(self) -> Duration {
        match self {
            Patience::Own => OVERDUE,
            Patience::AtMost(limit) => limit,
        }
    }
}

/// What came of some checks, up to the first that does not pass.
#[derive(Debug)]
pub struct Ran {
    /// The place of that check in the list, and how it ended.
    pub failure: Option<(usize, Verdict)>,
    /// What the answer printed in the call that failed or, where none did, in
    /// the first call in which it printed something.
    pub printed: String,
}

/// Runs checks one after the other until one does not pass.
///
/// # Errors
///
/// When the test binary does not start.
pub fn until_failure(
    binary: &Path,
    checks: &[String],
    patience: Patience,
) -> anyhow::Result<Ran> {
    let mut printed = String::new();
    for (place, check) in checks.iter().enumerate() {
        let (verdict, heard) = run(binary, check, patience)?;
        if verdict != Verdict::Passed {
            let printed = match verdict {
                // What came on the error stream is among the last words.
                Verdict::Crashed(_) => heard.output_of_last_call(),
                _ => heard.in_last_call(),
            };
            let failure = Some((place, verdict));
            return Ok(Ran { failure, printed });
        }
        if printed.is_empty() {
            printed = heard.in_first_call();
        }
    }
    let failure = None;
    Ok(Ran { failure, printed })
}

/// Runs one check of a test binary, for no longer than it may.
fn run(
    binary: &Path,
    check: &str,
    patience: Patience,
) -> anyhow::Result<(Verdict, Heard)> {
    let told = tempfile::NamedTempFile::new()?;
    let mut child = command(binary, check, patience)
        .env("CHECKS_FAILURE", told.path())
        .spawn()
        .with_context(|| format!("cannot run {}", binary.display()))?;
    let Some(heard) = Heard::until_the_end(&mut child, patience.limit()) else {
        child.kill()?;
        child.wait()?;
        let verdict = Verdict::Endless(patience.limit());
        return Ok((verdict, Heard::default()));
    };
    let verdict = match child.wait()?.code() {
        Some(0) => Verdict::Passed,
        Some(FAILED) => Verdict::Failed(why(told.path(), &heard)?),
        _ => Verdict::Crashed(Crash {
            call: heard.call().to_owned(),
            said: heard.last_words(),
            check: heard.check().to_owned(),
        }),
    };
    Ok((verdict, heard))
}

/// A check that fails in a way of its own, as with `assert!`, tells nothing,
/// and says it on the error stream.
fn why(told: &Path, heard: &Heard) -> anyhow::Result<String> {
    let told = fs::read_to_string(told)?;
    Ok(match told.is_empty() {
        true => heard.last_words(),
        false => told,
    })
}

/// Runs exactly this check. It tells why it fails in a file, and marks what the
/// answer prints, so that nobody has to read what the test harness says.
fn command(binary: &Path, check: &str, patience: Patience) -> Command {
    let mut command = Command::new(binary);
    command
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .env("CHECKS_MARK", MARK)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    if let Patience::AtMost(limit) = patience {
        command.env("CHECKS_TIME_LIMIT", half(limit).to_string());
    }
    command
}

/// The seconds after which a check stops itself: earlier than it is stopped
/// from outside, because it knows the input that it is stuck on.
fn half(time_limit: Duration) -> u64 {
    (time_limit.as_secs() / 2).max(1)
}

/// The checks that a test binary has, by name.
///
/// # Errors
///
/// When the test binary does not start.
pub fn list(binary: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new(binary)
        .args(["--list", "--format", "terse"])
        .output()
        .with_context(|| format!("cannot run {}", binary.display()))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(str::to_owned).collect())
}
