//! Runs a chapter's stage binary as a person runs it. The tests of all chapters
//! share this file.

use std::io::{self, Write};
use std::process::{Command, Output, Stdio};

/// The stage binary of the chapter under test: it has the chapter's name.
const STAGE: &str = env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME")));

/// Runs the stage binary and tells its exit code and all that it printed.
pub fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let mut child = Command::new(STAGE)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may close it early.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    tell(child.wait_with_output().unwrap())
}

fn tell(output: Output) -> String {
    format!(
        "exit {}\n{}{}",
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let (reader, closed) = io::pipe().unwrap();
    drop(reader);
    let output = Command::new(STAGE)
        .arg("--help")
        .stdout(closed)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!(tell(output), "exit 0\n");
}
