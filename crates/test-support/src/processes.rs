//! Tests that run in a child process, which can be killed.
//!
//! Such a test is ignored, is in a module called `processes`, and returns at once if its
//! [`child_path`] is `None`, because then it isn't a child process.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

const PATH: &str = "OTHELLIER_TEST_TASK";
const NAME: &str = "OTHELLIER_TEST_NAME";

/// Returns the path to which this child process writes, or `None` if this process isn't
/// the child of a test.
pub fn child_path() -> Option<PathBuf> {
    env::var_os(PATH).map(PathBuf::from)
}

/// Returns the name that was given to this child process.
pub fn child_name() -> String {
    env::var(NAME).unwrap()
}

/// Starts a test of the module `processes` in a child process.
pub fn spawn(test: &str, path: &Path, name: &str) -> Child {
    let test = format!("processes::{test}");
    Command::new(env::current_exe().unwrap())
        .args(["--exact", &test, "--ignored", "--nocapture"])
        .env(PATH, path)
        .env(NAME, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Starts a test that prints `at work` when it begins, and kills it 5 milliseconds times
/// `round` later.
pub fn spawn_and_kill(test: &str, path: &Path, round: u64) {
    let mut child = spawn(test, path, &round.to_string());
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("at work")));
    thread::sleep(Duration::from_millis(5 * round));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Runs a test in a child process in which no file may be longer than two blocks of 512
/// bytes, which simulates a full disk.
#[cfg(unix)]
pub fn run_on_full_disk(test: &str, path: &Path) {
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""])
        .arg(env::current_exe().unwrap())
        .args(["--exact", "--ignored"])
        .arg(format!("processes::{test}"))
        .env(PATH, path)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}
