//! Runs checks against a student's program.
//!
//! A check and the student's program are separate processes connected by a socket: the
//! check sends questions and the program sends answers. Only the check's process decides
//! whether the check passes.
//!
//! Setting up a sandbox takes longer than running a check, so a program that passes a
//! check is reused for the next one. A failure in a reused process doesn't count: the
//! check is repeated with a new process, so that state left behind by one check can't
//! make another one fail.
//!
//! A program that never answers hits one of these limits:
//! - `ResourceLimits::STUDENT_PROGRAM`: 4 seconds of CPU time in the sandbox, or
//!   [`REUSED_CPU_LIMIT`] or [`REDUCED_CPU_LIMIT`] where less is enough;
//! - `DEFAULT_ANSWER_TIMEOUT`: 10 seconds, for a program that sleeps;
//! - [`TOTAL_TIMEOUTS`] or [`REDUCED_TOTAL_TIMEOUTS`] for all checks of an exercise.

mod student_program;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;
use othellier_project::process;

use super::compile::Compiler;
use super::failed_check::{FailedCheck, ProgramExit};
use super::harness::REQUESTED;
use check_report::{CheckRequest, ChecksReport, Kind};
use student_program::StudentProgram;

/// The time for all checks of an exercise, in answer timeouts. It bounds the delay by a
/// program that sleeps a little in each answer.
const TOTAL_TIMEOUTS: u32 = 4;

/// The time for a check that runs after another one has timed out, in answer timeouts.
const REDUCED_TOTAL_TIMEOUTS: u32 = 2;

/// The CPU time of a reused process for a check. Nearly all right answers need less; for
/// the others, the check is repeated with a new process.
const REUSED_CPU_LIMIT: Duration = Duration::from_millis(300);

/// The CPU time for a check that runs after another one has timed out. The slowest
/// solution of all exercises needs less than half of it.
const REDUCED_CPU_LIMIT: Duration = Duration::from_secs(2);

/// The message of a check for which no time was left.
const OUT_OF_TIME: &str = "The checks of this exercise didn't finish in time: \
                           is a call waiting for something?";

/// The file with a check's report, in the folder for its files.
const REPORT: &str = "report";

/// Runs the checks of an exercise in sequence.
pub struct CheckRunner<'a> {
    /// The compiler of the program, which also holds the sandbox and the checks.
    compiler: Compiler<'a>,
    program_file: &'a Path,
    /// The CPU time for a check, if it is less than the sandbox allows.
    cpu_limit: Option<Duration>,
    /// The wall-clock time left for all checks.
    time_left: Duration,
    /// A process that can be reused for the next check.
    idle: Option<StudentProgram<'a>>,
}

impl<'a> CheckRunner<'a> {
    /// Returns a runner for checks against the program in a file.
    pub fn new(compiler: Compiler<'a>, program_file: &'a Path) -> CheckRunner<'a> {
        CheckRunner {
            compiler,
            program_file,
            cpu_limit: None,
            time_left: TOTAL_TIMEOUTS * compiler.answer_timeout,
            idle: None,
        }
    }

    /// Returns a runner that gives each check less time.
    pub fn with_reduced_time(self) -> CheckRunner<'a> {
        CheckRunner {
            cpu_limit: Some(REDUCED_CPU_LIMIT),
            time_left: REDUCED_TOTAL_TIMEOUTS * self.compiler.answer_timeout,
            ..self
        }
    }

    /// Runs a check and returns its failure, or `None` if it passes.
    ///
    /// # Errors
    ///
    /// Returns an error if a process can't be started or the check can't write its
    /// report.
    pub fn run(&mut self, check: &str) -> anyhow::Result<Option<FailedCheck>> {
        if let Some(program) = self.idle.take()
            && self
                .run_with(program, check, Some(REUSED_CPU_LIMIT))?
                .is_none()
        {
            return Ok(None);
        }
        // A failed check may have left its process idle. Its memory must be released
        // before the next process reserves some.
        self.idle = None;
        let program = StudentProgram::start(self.compiler.sandbox, self.program_file)?;
        self.run_with(program, check, self.cpu_limit)
    }

    /// Runs a check against a process, and keeps the process for the next check if it
    /// answered every question and sent nothing else.
    fn run_with(
        &mut self,
        mut program: StudentProgram<'a>,
        check: &str,
        cpu_limit: Option<Duration>,
    ) -> anyhow::Result<Option<FailedCheck>> {
        let failure = self.find_failure(&mut program, check, cpu_limit)?;
        let kind = failure.as_ref().map(|failure| failure.kind);
        let has_answered = matches!(kind, None | Some(Kind::WrongAnswer));
        if has_answered && program.is_idle()? {
            self.idle = Some(program);
        }
        Ok(failure)
    }

    fn find_failure(
        &mut self,
        program: &mut StudentProgram,
        check: &str,
        cpu_limit: Option<Duration>,
    ) -> anyhow::Result<Option<FailedCheck>> {
        let dir = tempfile::tempdir()?;
        let report_file = dir.path().join(REPORT);
        let child = self.start_check(program, check, dir.path())?;
        let ended = self.wait(child, program, cpu_limit)?;
        // The check may have failed because the program has exited.
        let program_status = program.status()?;
        let Some(status) = ended.status else {
            return Ok(Some(FailedCheck {
                kind: Kind::Endless,
                message: OUT_OF_TIME.to_owned(),
                explanation: Some(OUT_OF_TIME.to_owned()),
            }));
        };
        if status.success() {
            return Ok(None);
        }
        // A check that asks no questions writes no report.
        let failure = if report_file.exists() {
            ChecksReport::read(&report_file)?.failure().cloned()
        } else {
            None
        };
        Ok(Some(match failure {
            Some(failure) if failure.kind == Kind::Crashed => {
                let status = match program_status {
                    Some(status) => status,
                    None => program.wait_for_exit()?,
                };
                let exit = ProgramExit {
                    status,
                    stderr: program.stderr(),
                    was_stopped: program.was_stopped(),
                };
                FailedCheck::from_exit(failure, &exit)
            }
            Some(failure) => FailedCheck::from_report(failure),
            None => {
                ensure_writable(dir.path())?;
                FailedCheck::from_stderr(&ended.stderr)
            }
        }))
    }

    /// Waits for a check within the time left, and stops the program when it exceeds
    /// its CPU limit.
    fn wait(
        &mut self,
        check: Child,
        program: &mut StudentProgram,
        cpu_limit: Option<Duration>,
    ) -> std::io::Result<process::ProcessOutput> {
        let start = Instant::now();
        let cpu_time_before = program.cpu_time();
        let ended = process::wait(check, u64::MAX, self.time_left, &mut || {
            if let Some(cpu_limit) = cpu_limit
                && program.cpu_time().saturating_sub(cpu_time_before) >= cpu_limit
            {
                program.stop();
            }
        });
        self.time_left = self.time_left.saturating_sub(start.elapsed());
        ended
    }

    /// Starts a check with the other end of the program's socket as its input, and an empty
    /// folder for its files.
    fn start_check(
        &self,
        program: &StudentProgram,
        check: &str,
        dir: &Path,
    ) -> anyhow::Result<Child> {
        let check_file = dir.join("check");
        std::fs::write(&check_file, check).context("can't request a check")?;
        let request = CheckRequest {
            report: Some(dir.join(REPORT)),
            check: Some(check_file),
            time_limit: Some(self.compiler.answer_timeout),
            seed: self.compiler.harness.seed,
            ..CheckRequest::default()
        };
        Command::new(&self.compiler.harness.checks)
            .args([
                "--exact",
                // Without a sandbox, a student's program can read the arguments.
                REQUESTED,
                "--test-threads=1",
                "--nocapture",
            ])
            .env_remove("RUST_BACKTRACE")
            .envs(request.env_vars())
            .stdin(program.socket()?)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("can't start the checks")
    }
}

/// Fails if the disk is full. A check's output can't tell that apart from a failure,
/// because it may quote an answer.
fn ensure_writable(dir: &Path) -> anyhow::Result<()> {
    std::fs::write(dir.join("room"), [0; 1 << 16]).context("this machine was in trouble")
}
