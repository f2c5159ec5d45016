//! Running one check against a student's program. The two are processes that
//! share nothing but a socket: the check asks, the student's program answers.
//! Whether a check has passed is said by the check's own process alone.

use std::fs;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::Context;

use super::failed::Failed;
use super::model::FailureKind;
use super::process::{self, listen};
use super::sandbox::{Job, Limits, Sandbox, Sees, system_folders};
use super::trusted::Trusted;

/// The seconds that a check waits for its answers. A program that computes is
/// stopped by its limit before; this is for one that sleeps, and leaves room
/// for a machine with much to do.
const WAITING: &str = "20";

/// So many characters of a message are read.
const READ: usize = 20_000;

/// The files in which a check tells why it failed: in words, and of what kind
/// it is.
const WHY: &str = "why";
const KIND: &str = "kind";

/// When a check that stops itself has had time enough to do so.
const OVERDUE: Duration = Duration::from_secs(60);

/// Runs a check; `None` when it passes.
///
/// # Errors
///
/// When a process does not start, or the check itself is wrong.
pub fn run(
    sandbox: &Sandbox,
    program: &Path,
    trusted: &Trusted,
    check: &str,
) -> anyhow::Result<Option<Failed>> {
    let (ours, theirs) = UnixStream::pair()?;
    let mut student = start(sandbox, program, theirs)?;
    let said = listen(&mut student);
    let result = ask(trusted, check, ours);
    let gone = student.try_wait()?;
    // Not sooner: that it has ended by itself may be what the check found.
    let failed = match result? {
        None => None,
        Some(failed) => Some(match failed.kind {
            FailureKind::Crashed => {
                let status = ended(&mut student, gone)?;
                let said = said.recv_timeout(Duration::from_secs(1));
                failed.because(status, &said.unwrap_or_default())
            }
            _ => failed,
        }),
    };
    stop(&mut student)?;
    Ok(failed)
}

/// Starts the student's program, with nothing to see but the libraries of the
/// system. What it prints is nobody's concern; why it ends may be.
fn start(
    sandbox: &Sandbox,
    program: &Path,
    socket: UnixStream,
) -> anyhow::Result<Child> {
    let mut sees = system_folders();
    sees.push(Sees::reads(program));
    let job = Job {
        program,
        arguments: vec![],
        sees,
        variables: vec![],
        starts_in: None,
        limits: Limits::ANSWERING,
        compiles: false,
    };
    let mut command = sandbox.command(&job);
    command.stdin(Stdio::from(OwnedFd::from(socket)));
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    command
        .spawn()
        .context("a student's program cannot be started")
}

/// Runs the check at the other end of the socket.
fn ask(
    trusted: &Trusted,
    check: &str,
    socket: UnixStream,
) -> anyhow::Result<Option<Failed>> {
    let told = tempfile::tempdir()?;
    let child = begin(trusted, check, socket, told.path())?;
    let ended = process::wait(child, OVERDUE)?;
    Ok(match ended.status {
        Some(status) if status.success() => None,
        Some(_) => Some(failure(trusted, told.path(), ended.said)),
        None => Some(Failed {
            kind: FailureKind::Endless,
            message: format!("{check} had no end after {OVERDUE:?}."),
            waited_in_vain: true,
        }),
    })
}

/// Starts the check, which tells in this folder why it failed.
fn begin(
    trusted: &Trusted,
    check: &str,
    socket: UnixStream,
    told: &Path,
) -> anyhow::Result<Child> {
    Command::new(&trusted.checks)
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .env("CHECKS_FAILURE", told.join(WHY))
        .env("CHECKS_KIND", told.join(KIND))
        .env("CHECKS_TIME_LIMIT", WAITING)
        .stdin(Stdio::from(OwnedFd::from(socket)))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("the checks cannot be started")
}

/// Why it failed: what it told, or else what it said.
fn failure(trusted: &Trusted, told: &Path, said: String) -> Failed {
    let why = fs::read_to_string(told.join(WHY)).unwrap_or(said);
    let kind = fs::read_to_string(told.join(KIND)).unwrap_or_default();
    let kind = kind_of(&kind);
    let said = readable(&why, &trusted.package);
    let in_vain = kind == FailureKind::Endless;
    Failed {
        kind,
        message: if in_vain { endless(&said) } else { said },
        waited_in_vain: in_vain,
    }
}

/// What a check says, no more of it than anybody reads: a wrong answer can be
/// as long as a message. The checks stand where a student has them, in `tests`.
fn readable(said: &str, package: &str) -> String {
    let said = said.trim().replace(&format!("{package}/"), "");
    match said.char_indices().nth(READ) {
        Some((end, _)) => format!("{} …", &said[..end]),
        None => said,
    }
}

/// The message about an endless loop. Its limit stops it or, on a machine with
/// much to do, it is waited for in vain: the same answer gets the same words.
fn endless(said: &str) -> String {
    let whys = ["  ended the whole program", "  has no answer after"];
    let lines = said.lines().map(|line| {
        match whys.iter().any(|why| line.starts_with(why)) {
            true => "  has no answer in its time: does a loop never end?",
            false => line,
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A check that fails in a way of its own, as with `assert!`, names no kind.
fn kind_of(word: &str) -> FailureKind {
    let word = serde_json::Value::String(word.to_owned());
    serde_json::from_value(word).unwrap_or(FailureKind::WrongAnswer)
}

/// How the student's program has ended.
fn ended(
    student: &mut Child,
    gone: Option<ExitStatus>,
) -> anyhow::Result<ExitStatus> {
    if let Some(status) = gone {
        return Ok(status);
    }
    // Its end of the socket is closed: it is about to end, or pretends to be.
    for _ in 0..100 {
        if let Some(status) = student.try_wait()? {
            return Ok(status);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    student.kill()?;
    Ok(student.wait()?)
}

/// Ends the student's program and, within walls, whatever it has started.
fn stop(student: &mut Child) -> anyhow::Result<()> {
    // It may have ended by itself, and that is as good.
    let _ = student.kill();
    student.wait()?;
    Ok(())
}

/// What a signal says about the program that got it.
fn about(signal: i32, said: &str) -> Option<(FailureKind, &'static str)> {
    use FailureKind::{Crashed, Endless};
    let says = |text: &str| said.contains(text);
    Some(match signal {
        6 if says("overflowed its stack") => (Crashed, STACK),
        11 => (Crashed, STACK),
        6 if says("memory allocation") => (Crashed, MEMORY),
        6 => (Crashed, "It aborted."),
        9 | 24 => (Endless, ""),
        25 => (Crashed, "It wrote too much to a file."),
        31 => (Crashed, "It asked the system for what it may not have."),
        _ => return None,
    })
}

const STACK: &str = "Its stack overflowed: does a function call itself \
                     without end?";
const MEMORY: &str = "It took more memory than it may have: does a list \
                      grow without end?";

impl Failed {
    /// Adds why the program ended. Within walls the status tells a signal as a
    /// code above 128, as shells do.
    fn because(self, status: ExitStatus, said: &str) -> Failed {
        let code = status.code();
        let above = code.filter(|code| *code > 128).map(|code| code - 128);
        let signal = status.signal().or(above);
        let known = signal.and_then(|signal| about(signal, said));
        let code = code.unwrap_or_default();
        let left = || format!("It left with exit code {code}.");
        let (kind, why) = match known {
            Some((kind, why)) => (kind, why.to_owned()),
            None => (FailureKind::Crashed, left()),
        };
        let message = match kind {
            FailureKind::Endless => endless(&self.message),
            _ => format!("{}\n\n{why}", self.message),
        };
        Failed {
            kind,
            message,
            waited_in_vain: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::endless;

    #[test]
    fn an_endless_loop_gets_the_same_words_however_it_was_stopped() {
        let stopped = "f(c6)\n  ended the whole program instead of answering\n\n\
                       The check: tests/f.rs:1";
        let waited = "f(c6)\n  has no answer after 20s, compiling not counted: \
                      does a loop never end?\n\nThe check: tests/f.rs:1";
        assert_eq!(endless(stopped), endless(waited));
        insta::assert_snapshot!(endless(stopped), @r"
        f(c6)
          has no answer in its time: does a loop never end?

        The check: tests/f.rs:1
        ");
    }
}
