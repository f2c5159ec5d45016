//! Running checks. Each runs in its own process, so its output and its end are
//! its own, and we can stop one that never ends. The exit code and the report
//! tell us whether it passed, so we don't have to interpret any output: what
//! stable Rust's test harness prints is for people and may change, and its JSON
//! is still unstable. The exit code alone isn't enough, because an answer can
//! end the process with any code.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use check_report::{CheckRequest, ChecksReport, Failure, SourceLine};

use super::check_output::CheckOutput;

/// How a check ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckOutcome {
    /// Well.
    Passed,
    /// Badly, and the check reported why.
    Failed(Failure),
    /// Badly, in its own way, as with `assert!`.
    Unreported(LastWords),
    /// With the whole process, as when the stack overflows.
    Crashed(Crash),
    /// Not at all: it was stopped after this time.
    Endless(Duration),
}

/// What a check that reports nothing printed before it failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastWords {
    /// On the output stream, where the test harness says something, too.
    pub output: String,
    /// On the error stream.
    pub errors: String,
}

/// What a process said before it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash {
    /// The call in which it did, if in one.
    pub call: Option<String>,
    /// What it said.
    pub said: String,
    /// The exit code, if it left with one.
    pub code: Option<i32>,
    /// Where the check is, if it had begun.
    pub check: Option<SourceLine>,
}

/// How long a check may run. The clock starts with the check: the compilation
/// is over then, and doesn't count.
#[derive(Debug, Clone, Copy)]
pub enum Patience {
    /// As long as the check itself lets each call take: 3 seconds, unless it
    /// says otherwise. If it doesn't end by itself, we stop it.
    Own,
    /// This long, at most.
    AtMost(Duration),
}

/// With this exit code the test harness says that a test failed.
const FAILED: i32 = 101;

/// By now, a check that stops itself has had enough time to do it.
const OVERDUE: Duration = Duration::from_secs(60);

impl Patience {
    fn limit(self) -> Duration {
        match self {
            Patience::Own => OVERDUE,
            Patience::AtMost(limit) => limit,
        }
    }

    /// How long a check waits for each call, unless it decides for itself. It
    /// gives up before we stop it, because it knows which call is stuck.
    fn limit_of_calls(self) -> Option<Duration> {
        match self {
            Patience::Own => None,
            Patience::AtMost(limit) => Some(limit / 2),
        }
    }
}

/// How some checks went, up to the first that doesn't pass.
#[derive(Debug)]
pub struct Ran {
    /// The place of that check in the list, and how it ended.
    pub failure: Option<(usize, CheckOutcome)>,
    /// What the answer printed in the call that failed.
    pub printed: String,
}

/// Runs checks one after the other until one doesn't pass. `program` is a call of
/// the test binary, without arguments. Fails when that doesn't start.
pub fn until_failure(
    program: impl Fn() -> Command,
    checks: &[String],
    patience: Patience,
) -> anyhow::Result<Ran> {
    for (place, check) in checks.iter().enumerate() {
        let (outcome, captured) = run(program(), check, patience)?;
        if outcome != CheckOutcome::Passed {
            let printed = match outcome {
                // The error stream is among the last words.
                CheckOutcome::Crashed(_) => captured.output_of_last_call(),
                _ => captured.in_last_call(),
            };
            let failure = Some((place, outcome));
            return Ok(Ran { failure, printed });
        }
    }
    Ok(Ran {
        failure: None,
        printed: String::new(),
    })
}

/// Runs one check of a test binary, within its time.
fn run(
    mut program: Command,
    check: &str,
    patience: Patience,
) -> anyhow::Result<(CheckOutcome, CheckOutput)> {
    let folder = tempfile::tempdir()?;
    let report = folder.path().join("report");
    ask(&mut program, check, patience, &report);
    let mut child = program
        .spawn()
        .with_context(|| format!("can't run {}", program.get_program().display()))?;
    let Some(captured) = CheckOutput::until_the_end(&mut child, patience.limit()) else {
        child.kill()?;
        child.wait()?;
        let outcome = CheckOutcome::Endless(patience.limit());
        return Ok((outcome, CheckOutput::default()));
    };
    let code = child.wait()?.code();
    let outcome = outcome(&read_report(&report)?, code, &captured);
    Ok((outcome, captured))
}

/// A check that asks nothing reports nothing.
fn read_report(file: &Path) -> anyhow::Result<ChecksReport> {
    if file.exists() {
        Ok(ChecksReport::read(file)?)
    } else {
        Ok(ChecksReport::default())
    }
}

/// How a check ended if its process exited with this code. If it neither passed
/// nor failed the way a check does, the answer ended it.
fn outcome(report: &ChecksReport, code: Option<i32>, captured: &CheckOutput) -> CheckOutcome {
    let in_a_call = report.unfinished_call().is_some();
    match (code, report.failure()) {
        (Some(0), None) if report.all_passed() => CheckOutcome::Passed,
        (Some(FAILED), Some(failure)) => CheckOutcome::Failed(failure.clone()),
        (Some(FAILED), None) if !in_a_call => CheckOutcome::Unreported(LastWords {
            output: captured.output_outside(),
            errors: captured.last_words(),
        }),
        _ => CheckOutcome::Crashed(Crash {
            call: report.unfinished_call().map(str::to_owned),
            said: captured.last_words(),
            code,
            check: report.last_check().cloned(),
        }),
    }
}

/// Asks the program for exactly this check. It reports to a file and marks what the
/// answer prints, so we don't have to read what the test harness prints.
fn ask(program: &mut Command, check: &str, patience: Patience, report: &Path) {
    let request = CheckRequest {
        report: Some(report.to_owned()),
        time_limit: patience.limit_of_calls(),
        calls: true,
        ..CheckRequest::default()
    };
    program
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .envs(request.env_vars())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
}

/// The checks that a test binary has, by name. Fails when the test binary doesn't
/// start.
pub fn list(binary: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new(binary)
        .args(["--list", "--format", "terse"])
        .output()
        .with_context(|| format!("can't run {}", binary.display()))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(str::to_owned).collect())
}
