//! Running one check against a student's program. The two are processes that
//! share nothing but a socket: the check asks, the student's program answers.
//! Whether a check has passed is said by the check's own process alone.

use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::Context;
use protocol::{Failure, Kind, Report, Request};

use super::failed::Failed;
use super::model::FailureKind;
use super::process::{self, listen};
use super::sandbox::{Job, Limits, Sandbox, Sees, system_folders};
use super::trusted::Trusted;

/// How long a check waits for an answer. A program that computes is stopped by
/// its limit before; this is for one that sleeps, and leaves room for a machine
/// with much to do.
const WAITING: Duration = Duration::from_secs(20);

/// So many characters of a message are read.
const READ: usize = 20_000;

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
        Ended::Passed => None,
        Ended::Failed(failure) if failure.kind == Kind::Crashed => {
            let status = ended(&mut student, gone)?;
            let said = said.recv_timeout(Duration::from_secs(1));
            let said = said.unwrap_or_default();
            Some(crashed(failure, status, &said, &trusted.package))
        }
        Ended::Failed(failure) => Some(reported(failure, &trusted.package)),
        Ended::InItsOwnWay(said) => Some(Failed {
            kind: FailureKind::WrongAnswer,
            message: readable(&said, &trusted.package),
            waited_in_vain: false,
        }),
        Ended::Never => Some(Failed {
            kind: FailureKind::Endless,
            message: format!("{check} had no end after {OVERDUE:?}."),
            waited_in_vain: true,
        }),
    };
    stop(&mut student)?;
    Ok(failed)
}

/// How a check ended.
enum Ended {
    Passed,
    /// And reported why.
    Failed(Failure),
    /// It failed as with `assert!`, and said this.
    InItsOwnWay(String),
    /// It had to be stopped.
    Never,
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
) -> anyhow::Result<Ended> {
    let folder = tempfile::tempdir()?;
    let report = folder.path().join("report");
    let child = begin(trusted, check, socket, &report)?;
    let process::Ended { status, said } = process::wait(child, OVERDUE)?;
    let Some(status) = status else {
        return Ok(Ended::Never);
    };
    if status.success() {
        return Ok(Ended::Passed);
    }
    // A check that asks nothing reports nothing.
    let failure = match report.exists() {
        true => Report::read(&report)?.failure().cloned(),
        false => None,
    };
    Ok(failure.map_or(Ended::InItsOwnWay(said), Ended::Failed))
}

/// Starts the check, which reports to this file.
fn begin(
    trusted: &Trusted,
    check: &str,
    socket: UnixStream,
    report: &Path,
) -> anyhow::Result<Child> {
    let request = Request {
        report: Some(report.to_owned()),
        time_limit: Some(WAITING),
        calls: false,
    };
    Command::new(&trusted.checks)
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .envs(request.variables())
        .stdin(Stdio::from(OwnedFd::from(socket)))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("the checks cannot be started")
}

/// What a check reported.
fn reported(mut failure: Failure, package: &str) -> Failed {
    let waited_in_vain = failure.kind == Kind::Endless;
    if waited_in_vain {
        failure.outcome = ENDLESS.to_owned();
    }
    Failed {
        kind: failure.kind.into(),
        message: readable(&failure.to_string(), package),
        waited_in_vain,
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

/// What is said about an endless loop. Its limit stops it or, on a machine with
/// much to do, it is waited for in vain: the same answer gets the same words.
const ENDLESS: &str = "  has no answer in its time: does a loop never end?";

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
fn about(signal: i32, said: &str) -> Option<(Kind, &'static str)> {
    use Kind::{Crashed, Endless};
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

/// Why the program ended. Within walls the status tells a signal as a code
/// above 128, as shells do.
fn crashed(
    failure: Failure,
    status: ExitStatus,
    said: &str,
    package: &str,
) -> Failed {
    let code = status.code();
    let above = code.filter(|code| *code > 128).map(|code| code - 128);
    let signal = status.signal().or(above);
    let known = signal.and_then(|signal| about(signal, said));
    let code = code.unwrap_or_default();
    let left = || format!("It left with exit code {code}.");
    let (kind, why) = match known {
        Some((kind, why)) => (kind, why.to_owned()),
        None => (Kind::Crashed, left()),
    };
    let mut failed = reported(Failure { kind, ..failure }, package);
    failed.waited_in_vain = false;
    if kind == Kind::Crashed {
        failed.message += &format!("\n\n{why}");
    }
    failed
}

#[cfg(test)]
mod tests {
    use super::*;
    use insta::assert_snapshot;
    use pretty_assertions::assert_eq;
    use protocol::Place;

    fn failure(kind: Kind, outcome: &str) -> Failure {
        Failure {
            kind,
            call: "f(c6)".to_owned(),
            boards: String::new(),
            outcome: outcome.to_owned(),
            remarks: Vec::new(),
            check: Place {
                file: "a/tests/f.rs".to_owned(),
                line: 1,
            },
        }
    }

    #[test]
    fn an_endless_loop_gets_the_same_words_however_it_was_stopped() {
        let killed = ExitStatus::from_raw(9);
        let ended = failure(Kind::Crashed, "  ended");
        let stopped = crashed(ended, killed, "", "a");
        let waited = reported(failure(Kind::Endless, "  has none"), "a");
        assert_eq!(stopped.message, waited.message);
        assert_eq!(stopped.kind, waited.kind);
        assert_snapshot!(stopped.message, @r"
        f(c6)
          has no answer in its time: does a loop never end?

        The check: tests/f.rs:1
        ");
    }
}
