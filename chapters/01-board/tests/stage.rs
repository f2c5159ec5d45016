//! The stage binary, run as a person runs it.

use std::io::Write;
use std::process::{Command, Stdio};

use insta::assert_snapshot;

/// Runs the stage binary and tells its exit code and all that it printed.
fn run(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_board"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may close it early.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    format!(
        "exit {}\n{}{}",
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn shows_the_start() {
    assert_snapshot!(run(&[], ""));
}

#[test]
fn shows_a_board_from_standard_input() {
    let c6 = "-----------X------X-----XXOXX---XOOXXO--\
              XO-OO------OX-------X---";
    assert_snapshot!(run(&["--board", "-"], &format!("{c6}\n")));
}

#[test]
fn what_it_shows_it_reads() {
    let shown = run(&[], "");
    let diagram = shown.strip_prefix("exit 0\n").unwrap();
    assert_eq!(run(&["--board", diagram], ""), shown);
}

#[test]
fn tells_where_a_square_is() {
    assert_snapshot!(run(&["square", "c6"], ""), @r"
    exit 0
    c6: index 42, column 2, row 5, counted from 0
    b5 c5 d5
    b6 c6 d6
    b7 c7 d7
    ");
    assert_snapshot!(run(&["square", "H1"], ""), @r"
    exit 0
    h1: index 7, column 7, row 0, counted from 0
    -- -- --
    g1 h1 --
    g2 h2 --
    ");
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        run(&["sqare", "c6"], ""),
        run(&["square"], ""),
        run(&["square", "c9"], ""),
        run(&["square", "c6", "d6"], ""),
        run(&["--bord"], ""),
        run(&["--board"], ""),
        run(&["--board", "-"], ""),
        run(&["--board", "start"], ""),
    ];
    assert_snapshot!(answers.concat());
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_board"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}
