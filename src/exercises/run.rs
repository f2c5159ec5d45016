//! Running checks. Each runs in a process of its own: what it says and how it
//! ends is then its own too, and one that never ends can be stopped. The exit
//! code tells whether it passed, so that no output has to be interpreted: what
//! the test harness of stable Rust prints is for people and may change, and
//! its JSON is still unstable.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::Context;

/// How a check ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Well.
    Passed,
    /// Badly.
    Failed(Failed),
    /// With the whole process, as when the stack overflows; this was said.
    Crashed(String),
    /// Not at all: it was stopped after this time.
    Endless(Duration),
}

/// How a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failed {
    /// Why, in the words of the check.
    pub why: String,
    /// What the answer printed on the error stream, or how that begins.
    pub printed: String,
}

/// How long a check may run. The clock starts with the check: the compilation
/// is over then, and does not count.
#[derive(Debug, Clone, Copy)]
pub enum Patience {
    /// As long as the check itself says: 3 seconds, where it says nothing.
    /// Should it not keep its word, it is stopped from outside.
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

/// Runs one check of a test binary, for no longer than it may.
///
/// # Errors
///
/// When the test binary does not start.
pub fn run(
    binary: &Path,
    check: &str,
    patience: Patience,
) -> anyhow::Result<Verdict> {
    let told = tempfile::NamedTempFile::new()?;
    let mut child = command(binary, check, patience)
        .env("CHECKS_FAILURE", told.path())
        .spawn()
        .with_context(|| format!("cannot run {}", binary.display()))?;
    let Some(said) = listen(&mut child, patience.limit()) else {
        child.kill()?;
        child.wait()?;
        return Ok(Verdict::Endless(patience.limit()));
    };
    Ok(match child.wait()?.code() {
        Some(0) => Verdict::Passed,
        Some(FAILED) => {
            Verdict::Failed(Failed::of(fs::read_to_string(told)?, said))
        }
        _ => Verdict::Crashed(said),
    })
}

impl Failed {
    /// A check that fails in a way of its own, as with `assert!`, tells
    /// nothing, and says it among what the answer prints.
    fn of(told: String, said: String) -> Failed {
        match told.is_empty() {
            true => Failed {
                why: said,
                printed: told,
            },
            false => Failed {
                why: told,
                printed: said,
            },
        }
    }
}

/// Runs exactly this check. It tells why it fails in a file; what the test
/// harness says goes to the output, which nobody reads.
fn command(binary: &Path, check: &str, patience: Patience) -> Command {
    let mut command = Command::new(binary);
    command
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
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

/// Of what a process says, so many bytes are kept: one that prints in an
/// endless loop would fill the memory.
const KEPT: u64 = 1 << 16;

/// What a process says until it ends, if it does so in time.
fn listen(child: &mut Child, time_limit: Duration) -> Option<String> {
    let mut stderr = child.stderr.take()?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut said = Vec::new();
        // Should the stream break, what came before counts.
        let _ = stderr.by_ref().take(KEPT).read_to_end(&mut said);
        let _ = io::copy(&mut stderr, &mut io::sink());
        send.send(String::from_utf8_lossy(&said).into_owned())
    });
    receive.recv_timeout(time_limit).ok()
}

/// Runs checks one after the other until one does not pass: its place in the
/// list, and how it ended.
///
/// # Errors
///
/// When the test binary does not start.
pub fn first_failure(
    binary: &Path,
    checks: &[String],
    patience: Patience,
) -> anyhow::Result<Option<(usize, Verdict)>> {
    for (place, check) in checks.iter().enumerate() {
        match run(binary, check, patience)? {
            Verdict::Passed => {}
            verdict => return Ok(Some((place, verdict))),
        }
    }
    Ok(None)
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
