//! Running checks. Each runs in a process of its own: what it says and how it
//! ends is then its own too, and one that never ends can be stopped. The exit
//! code tells whether it passed, so that no output has to be interpreted.

use std::io::Read;
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
    /// Badly; this is what it said.
    Failed(String),
    /// Not at all: it was stopped.
    Endless,
}

/// Runs one check of a test binary, for no longer than the time limit.
///
/// # Errors
///
/// When the test binary does not start.
pub fn run(
    binary: &Path,
    check: &str,
    time_limit: Duration,
) -> anyhow::Result<Verdict> {
    let mut child = command(binary, check, time_limit)
        .spawn()
        .with_context(|| format!("cannot run {}", binary.display()))?;
    let Some(said) = listen(&mut child, time_limit) else {
        child.kill()?;
        child.wait()?;
        return Ok(Verdict::Endless);
    };
    Ok(match child.wait()?.success() {
        true => Verdict::Passed,
        false => Verdict::Failed(said),
    })
}

/// Runs exactly this check. It says why it fails on the error stream; what
/// the test harness says goes to the output, which nobody reads.
fn command(binary: &Path, check: &str, time_limit: Duration) -> Command {
    let mut command = Command::new(binary);
    command
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env("CHECKS_TIME_LIMIT", half(time_limit).to_string())
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// The seconds after which a check stops itself: earlier than it is stopped
/// from outside, because it knows the input that it is stuck on.
fn half(time_limit: Duration) -> u64 {
    (time_limit.as_secs() / 2).max(1)
}

/// What a process says until it ends, if it does so in time.
fn listen(child: &mut Child, time_limit: Duration) -> Option<String> {
    let mut stderr = child.stderr.take()?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut said = Vec::new();
        let _ = stderr.read_to_end(&mut said); // what came before counts
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
    time_limit: Duration,
) -> anyhow::Result<Option<(usize, Verdict)>> {
    for (place, check) in checks.iter().enumerate() {
        match run(binary, check, time_limit)? {
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
