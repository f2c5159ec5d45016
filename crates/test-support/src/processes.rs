//! Tests that are programs of their own, so that others can kill them.
//!
//! Such a test is ignored, and returns at once if its [`task`] is `None`: then
//! nobody has started it. It's in a module called `processes`.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

const TASK: &str = "OTHELLIER_TEST_TASK";
const NAME: &str = "OTHELLIER_TEST_NAME";

/// Where this process is to write, if a test has started it.
pub fn task() -> Option<PathBuf> {
    env::var_os(TASK).map(PathBuf::from)
}

/// The name that this process was given.
pub fn name() -> String {
    env::var(NAME).unwrap()
}

/// Starts a test of the module `processes` in a process of its own.
pub fn child(test: &str, task: &Path, name: &str) -> Child {
    let test = format!("processes::{test}");
    Command::new(env::current_exe().unwrap())
        .args(["--exact", &test, "--ignored", "--nocapture"])
        .env(TASK, task)
        .env(NAME, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Starts such a test, which prints `at work` when it begins, and kills it in
/// the middle of its work: later in later rounds.
pub fn kill(test: &str, task: &Path, round: u64) {
    let mut child = child(test, task, &round.to_string());
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(output.any(|line| line.unwrap().contains("at work")));
    thread::sleep(Duration::from_millis(5 * round));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Runs such a test where no file may be longer than two blocks of 512 bytes: a
/// limit that stands for a full disk.
#[cfg(unix)]
pub fn run_on_a_full_disk(test: &str, task: &Path) {
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""])
        .arg(env::current_exe().unwrap())
        .args(["--exact", "--ignored"])
        .arg(format!("processes::{test}"))
        .env(TASK, task)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}
