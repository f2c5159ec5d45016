//! Running checks against a student's program. A check and the program are
//! processes that share nothing but a socket: the check asks, and the program
//! answers. Only the check's own process says whether it has passed.
//!
//! When a program passes a check, the next check asks it, too, because it takes
//! longer to set up a sandbox than to run a check. But then only a pass counts:
//! a check that fails is repeated with a fresh process, so that nothing one
//! check leaves behind can make another one fail.
//!
//! A program that never ends meets one of these limits: `Limits::ANSWERING`, 4
//! seconds of processor time in the sandbox ([`REUSED`] or [`IN_A_HURRY`] where less
//! will do); `options::PATIENCE`, 10 seconds, if it sleeps; and [`TOGETHER`] or
//! [`AFTERWARD`] for all checks of an exercise.

mod student_program;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;
use othellier_project::process;

use super::compile::Compiler;
use super::failed_check::{self, FailedCheck};
use check_report::{CheckRequest, ChecksReport, Kind};
use student_program::StudentProgram;

/// All checks of an exercise together may take this many times as long as one
/// answer: making each one wait a little would hold up the class, too.
const TOGETHER: u32 = 4;

/// The same for a check that comes after an endless one.
const AFTERWARD: u32 = 2;

/// The processor time that a program gets for a check that isn't its first. If
/// that isn't enough, the check runs again. Nearly all right answers take less.
const REUSED: Duration = Duration::from_millis(300);

/// The processor time for a check that comes after an endless one. Of the right
/// answers to all exercises, the slowest takes less than half of it.
const IN_A_HURRY: Duration = Duration::from_secs(2);

/// What to say about a check if no time was left for it.
const TOO_LONG: &str = "The checks of this exercise didn't finish in time: \
                        is a call waiting for something?";

/// Runs the checks of an exercise, one after the other.
pub struct Checker<'a> {
    /// What compiled the program, which has all that the checks need, too.
    compiler: Compiler<'a>,
    file: &'a Path,
    /// The processor time for a check, if that's less than the sandbox allows.
    limit: Option<Duration>,
    /// The time that is left for all checks.
    left: Duration,
    /// A program that waits for the next question.
    idle: Option<StudentProgram<'a>>,
}

impl<'a> Checker<'a> {
    /// A checker of the program in this file.
    pub fn new(compiler: Compiler<'a>, file: &'a Path) -> Checker<'a> {
        let left = TOGETHER * compiler.patience;
        Checker {
            compiler,
            file,
            limit: None,
            left,
            idle: None,
        }
    }

    /// A checker that gives each check less time.
    pub fn in_a_hurry(self) -> Checker<'a> {
        Checker {
            limit: Some(IN_A_HURRY),
            left: AFTERWARD * self.compiler.patience,
            ..self
        }
    }

    /// Runs a check; `None` when it passes. Fails when a process doesn't start, or
    /// the check itself is wrong.
    pub fn run(&mut self, check: &str) -> anyhow::Result<Option<FailedCheck>> {
        if let Some(program) = self.idle.take()
            && self.ask(program, check, Some(REUSED))?.is_none()
        {
            return Ok(None);
        }
        // It must give its memory back before another asks for some.
        self.idle = None;
        let program = StudentProgram::start(self.compiler.sandbox, self.file)?;
        self.ask(program, check, self.limit)
    }

    /// Runs the check against this program. Keeps the program for the next
    /// check if it answered every question and sent nothing else.
    fn ask(
        &mut self,
        mut program: StudentProgram<'a>,
        check: &str,
        limit: Option<Duration>,
    ) -> anyhow::Result<Option<FailedCheck>> {
        let failure = self.failure(&mut program, check, limit)?;
        let kind = failure.as_ref().map(|failure| failure.kind);
        let has_answered = matches!(kind, None | Some(Kind::WrongAnswer));
        if has_answered && program.is_idle()? {
            self.idle = Some(program);
        }
        Ok(failure)
    }

    fn failure(
        &mut self,
        program: &mut StudentProgram,
        check: &str,
        limit: Option<Duration>,
    ) -> anyhow::Result<Option<FailedCheck>> {
        let folder = tempfile::tempdir()?;
        let report = folder.path().join("report");
        let child = self.begin(program, check, &report)?;
        let ended = self.wait(child, program, limit)?;
        // The check may have failed because the program has ended.
        let gone = program.status()?;
        let Some(status) = ended.status else {
            let (kind, message) = (Kind::Endless, TOO_LONG.to_owned());
            return Ok(Some(FailedCheck { kind, message }));
        };
        if status.success() {
            return Ok(None);
        }
        // A check that asks nothing reports nothing.
        let failure = if report.exists() {
            ChecksReport::read(&report)?.failure().cloned()
        } else {
            None
        };
        Ok(Some(match failure {
            Some(failure) if failure.kind == Kind::Crashed => {
                let status = gone.map_or_else(|| program.end(), Ok)?;
                failed_check::crashed(failure, status, &program.last_words())
            }
            Some(failure) => failed_check::reported(failure),
            None => {
                ensure_room(folder.path())?;
                failed_check::printed(&ended.stderr)
            }
        }))
    }

    /// Waits for the check as long as there is time for it. Stops the program
    /// when it has worked for as long as it may.
    fn wait(
        &mut self,
        check: Child,
        program: &mut StudentProgram,
        limit: Option<Duration>,
    ) -> std::io::Result<process::ProcessOutput> {
        let (start, before) = (Instant::now(), program.cpu_time());
        let ended = process::wait(check, u64::MAX, self.left, &mut || {
            let is_over = |limit| program.cpu_time().saturating_sub(before) >= limit;
            if limit.is_some_and(is_over) {
                program.stop();
            }
        });
        self.left = self.left.saturating_sub(start.elapsed());
        ended
    }

    /// Starts the check at the other end of the socket. It reports to this file.
    fn begin(&self, program: &StudentProgram, check: &str, report: &Path) -> anyhow::Result<Child> {
        let request = CheckRequest {
            report: Some(report.to_owned()),
            time_limit: Some(self.compiler.patience),
            seed: self.compiler.harness.seed,
            ..CheckRequest::default()
        };
        // A check that's marked with `#[ignore]` counts like any other.
        Command::new(&self.compiler.harness.checks)
            .args([
                "--exact",
                check,
                "--include-ignored",
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

/// Makes sure that a check could write its report here. What it printed may
/// quote an answer, so it doesn't tell us.
fn ensure_room(folder: &Path) -> anyhow::Result<()> {
    std::fs::write(folder.join("room"), [0; 1 << 16]).context("this machine was in trouble")
}
