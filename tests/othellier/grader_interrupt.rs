//! Test that Ctrl-C ends the companion and the grader that it runs.
#![cfg(target_os = "linux")]

use super::common::{companion, repository_root};
use pretty_assertions::assert_eq;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use test_support::terminal::{Command, Session, Signal};

/// The grader reads its roster from a pipe that nothing is written to, so it's still
/// running when the keys are pressed.
#[test]
fn ctrl_c_ends_the_grader() {
    // Compiles the grader, which may take minutes.
    let help = companion(repository_root())
        .args(["grade", "--help"])
        .output()
        .unwrap();
    assert!(help.status.success(), "{help:?}");
    let dir = tempfile::tempdir().unwrap();
    let roster = dir.path().join("roster.csv");
    let mkfifo = std::process::Command::new("mkfifo").arg(&roster).status();
    assert!(mkfifo.unwrap().success());
    // A test that runs in the background may ignore the signal, and so would its children.
    let command = Command::new("env")
        .arg("--default-signal=INT")
        .arg(env!("CARGO_BIN_EXE_othellier"))
        .args(["grade", "2"])
        .arg(dir.path())
        .arg("--out")
        .arg(dir.path().join("out"))
        .arg("--roster")
        .arg(&roster)
        .current_dir(repository_root());
    let mut session = Session::new(command);
    let mut pipe = open_when_read(roster);
    session.type_in("\x03");
    let status = session.exit_status();
    assert_eq!(status.signal(), Some(Signal::INT.as_raw()), "{status}");
    assert!(is_closed_by_reader(&mut pipe), "the grader still runs");
}

/// Opens a pipe for writing as soon as a process reads it. That takes as long as cargo
/// waits for another cargo.
fn open_when_read(pipe: PathBuf) -> File {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(open_to_write(&pipe)));
    let file = receiver.recv_timeout(Duration::from_secs(600));
    file.expect("the grader reads its roster").unwrap()
}

fn open_to_write(pipe: &Path) -> std::io::Result<File> {
    OpenOptions::new().write(true).open(pipe)
}

/// Tests if within a minute no process has the pipe open for reading.
fn is_closed_by_reader(pipe: &mut File) -> bool {
    (0..6000).any(|_| {
        thread::sleep(Duration::from_millis(10));
        matches!(pipe.write(b"\n"), Err(error) if error.kind() == ErrorKind::BrokenPipe)
    })
}
