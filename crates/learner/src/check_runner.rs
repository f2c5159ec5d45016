//! Running the checks of a test program, each in a process of its own, so that its
//! output can be told apart and it can be killed at a time limit.
//!
//! A check passed if the exit code and the report that it wrote both say so. The
//! exit code alone isn't enough, because an answer can exit with any code. The test
//! harness's output isn't parsed: its text format isn't specified, and its JSON
//! format is unstable.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use check_report::{CheckRequest, ChecksReport, Failure, SourceLine};

use crate::captured_output::CapturedOutput;

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckOutcome {
    /// Passed.
    Passed,
    /// Failed, with the check's report.
    Failed(Failure),
    /// Failed without a report, for example by `assert!`.
    FailedWithoutReport(TestOutput),
    /// Ended the process, for example by a stack overflow.
    Crashed(Crash),
    /// Timed out and was killed after this time.
    TimedOut(Duration),
}

/// The output of a check that failed without a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestOutput {
    /// The standard output, with the test harness's own.
    pub stdout: String,
    /// The error output.
    pub stderr: String,
}

/// The end of a process before its check had ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash {
    /// The call of the answer that ended it, if it ended in one.
    pub call: Option<String>,
    /// The error output.
    pub stderr: String,
    /// The exit code, or `None` if a signal ended the process.
    pub exit_code: Option<i32>,
    /// The location of the check, if it had started.
    pub check: Option<SourceLine>,
}

/// The time that a check may take, not counting compilation.
#[derive(Debug, Clone, Copy)]
pub enum TimeLimit {
    /// The check's own limit for each call of the answer, which is 3 seconds by
    /// default. The process is killed if that doesn't end it.
    PerCall,
    /// A limit for the whole check.
    Total(Duration),
}

/// The exit code of a test program in which a test failed.
const TEST_FAILED: i32 = 101;

/// The time after which a check is killed that should have stopped itself.
const MAX_TIME: Duration = Duration::from_secs(60);

impl TimeLimit {
    fn of_process(self) -> Duration {
        match self {
            TimeLimit::PerCall => MAX_TIME,
            TimeLimit::Total(limit) => limit,
        }
    }

    /// Returns the limit for each call, if it isn't the check's own. It's shorter than
    /// the limit for the process, so that the check can report which call timed out.
    fn of_call(self) -> Option<Duration> {
        match self {
            TimeLimit::PerCall => None,
            TimeLimit::Total(limit) => Some(limit / 2),
        }
    }
}

/// The result of running several checks, up to the first that doesn't pass.
#[derive(Debug)]
pub struct RunResult {
    /// The index of the first check that didn't pass, and its outcome.
    pub failure: Option<(usize, CheckOutcome)>,
    /// The output of the call that failed.
    pub printed: String,
}

/// Runs checks one after the other until one doesn't pass. `program` returns a command
/// for the test program without arguments.
///
/// # Errors
///
/// Returns an error if the program can't be started.
pub fn run_until_failure(
    program: impl Fn() -> Command,
    checks: &[String],
    time_limit: TimeLimit,
) -> anyhow::Result<RunResult> {
    for (index, check) in checks.iter().enumerate() {
        let (outcome, output) = run(program(), check, time_limit)?;
        if outcome != CheckOutcome::Passed {
            let printed = match outcome {
                // A crash already has the error output.
                CheckOutcome::Crashed(_) => output.stdout_of_last_call(),
                _ => output.of_last_call(),
            };
            return Ok(RunResult {
                failure: Some((index, outcome)),
                printed,
            });
        }
    }
    Ok(RunResult {
        failure: None,
        printed: String::new(),
    })
}

fn run(
    mut program: Command,
    check: &str,
    time_limit: TimeLimit,
) -> anyhow::Result<(CheckOutcome, CapturedOutput)> {
    let folder = tempfile::tempdir()?;
    let report = folder.path().join("report");
    let request = CheckRequest {
        report: Some(report.clone()),
        time_limit: time_limit.of_call(),
        calls: true,
        ..CheckRequest::default()
    };
    let mut child = program
        .args(["--exact", check, "--test-threads=1", "--nocapture"])
        .env_remove("RUST_BACKTRACE")
        .envs(request.env_vars())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("can't run {}", program.get_program().display()))?;
    let limit = time_limit.of_process();
    let Some(output) = CapturedOutput::read(&mut child, limit) else {
        child.kill()?;
        child.wait()?;
        return Ok((CheckOutcome::TimedOut(limit), CapturedOutput::default()));
    };
    let exit_code = child.wait()?.code();
    let outcome = outcome(&read_report(&report)?, exit_code, &output);
    Ok((outcome, output))
}

/// Reads the report of a check. One that calls no answer writes none.
fn read_report(file: &Path) -> anyhow::Result<ChecksReport> {
    if file.exists() {
        Ok(ChecksReport::read(file)?)
    } else {
        Ok(ChecksReport::default())
    }
}

/// Combines the report with the exit code. If they don't agree, the answer has ended
/// the process.
fn outcome(report: &ChecksReport, exit_code: Option<i32>, output: &CapturedOutput) -> CheckOutcome {
    let ended_in_call = report.unfinished_call().is_some();
    match (exit_code, report.failure()) {
        (Some(0), None) if report.all_passed() => CheckOutcome::Passed,
        (Some(TEST_FAILED), Some(failure)) => CheckOutcome::Failed(failure.clone()),
        (Some(TEST_FAILED), None) if !ended_in_call => {
            CheckOutcome::FailedWithoutReport(TestOutput {
                stdout: output.stdout_outside_of_calls(),
                stderr: output.stderr(),
            })
        }
        _ => CheckOutcome::Crashed(Crash {
            call: report.unfinished_call().map(str::to_owned),
            stderr: output.stderr(),
            exit_code,
            check: report.last_check().cloned(),
        }),
    }
}

/// Returns the names of the checks in a test program.
///
/// # Errors
///
/// Returns an error if the program can't be started.
pub fn list_checks(program: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new(program)
        .args(["--list", "--format", "terse"])
        .output()
        .with_context(|| format!("can't run {}", program.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| line.strip_suffix(": test"))
        .map(str::to_owned)
        .collect())
}
