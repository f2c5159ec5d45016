//! Running the tests, each in a process of its own, so that one that never ends
//! doesn't hold up the others.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use othellier_project::parallel;
use othellier_project::process::{collect, signal, wait};

use crate::run::list;

/// When a test is taken to be stuck: after so much work of the processor, which
/// the system counts for the programs that the test runs, too, or so long.
const SECONDS_OF_WORK: u32 = 10;
const LIMIT: Duration = Duration::from_secs(60);
/// The signals that end a process that has worked too long.
const TOO_LONG: [i32; 2] = [24, 9];

/// What the tests have to know.
#[derive(Clone, Copy)]
pub(super) struct Folders<'a> {
    /// The workspace that they were compiled in.
    pub(super) workspace: &'a Path,
    /// The book's own package, in which they run, as they do with cargo.
    pub(super) package: &'a Path,
}

/// How a test ended.
pub(super) struct TestResult {
    /// Its path, such as `legal_moves::b1_is_empty`.
    pub(super) name: String,
    pub(super) outcome: TestOutcome,
}

pub(super) enum TestOutcome {
    Passed,
    /// With what it printed.
    Failed(String),
    /// It had to be stopped.
    Stuck,
    /// It didn't begin, because another one was stuck before.
    Skipped,
}

impl TestResult {
    pub(super) fn passed(&self) -> bool {
        matches!(self.outcome, TestOutcome::Passed)
    }
}

/// Runs all tests of a program. When one is stuck, no other begins: most would
/// be stuck in the same loop.
pub(super) fn all(program: &Path, folders: Folders) -> anyhow::Result<Vec<TestResult>> {
    let names = list(program)?;
    let is_stuck = AtomicBool::new(false);
    let results = parallel::map(&names, parallel::cores(), |name| {
        let outcome = if is_stuck.load(Ordering::Relaxed) {
            TestOutcome::Skipped
        } else {
            run(program, name, folders)?
        };
        if matches!(outcome, TestOutcome::Stuck) {
            is_stuck.store(true, Ordering::Relaxed);
        }
        let name = name.clone();
        Ok(TestResult { name, outcome })
    });
    results.into_iter().collect()
}

fn run(program: &Path, name: &str, folders: Folders) -> anyhow::Result<TestOutcome> {
    let mut child = limited(program)
        .args(["--exact", name, "--test-threads=1", "--nocapture"])
        // The snapshots are the book's: they're compared, never written.
        .env("INSTA_UPDATE", "no")
        .env("INSTA_OUTPUT", "diff")
        .env("INSTA_WORKSPACE_ROOT", folders.workspace)
        .current_dir(folders.package)
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let output = child.stdout.take().map(collect);
    let ended = wait(child, LIMIT)?;
    let output = output.and_then(|output| output.recv_timeout(LIMIT).ok());
    let signal = ended.status.map(signal);
    Ok(match signal {
        Some(_) if ended.succeeded() => TestOutcome::Passed,
        None => TestOutcome::Stuck,
        Some(Some(signal)) if TOO_LONG.contains(&signal) => TestOutcome::Stuck,
        _ => TestOutcome::Failed(output.unwrap_or_default() + &ended.stderr),
    })
}

/// The program, with a limit on its work where a shell can set one.
fn limited(program: &Path) -> Command {
    if cfg!(not(unix)) {
        return Command::new(program);
    }
    let script = format!("ulimit -t {SECONDS_OF_WORK}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.arg("-c").arg(script).arg(program);
    command
}
