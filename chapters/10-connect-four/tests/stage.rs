//! The stage binary: what is typed, and what is seen.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_connect-four"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended does not read to the end.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    child.wait_with_output().unwrap()
}

fn screen(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_game_is_played_to_its_end() {
    let names = ["--black", "Ann", "--white", "Bob", "--moves", "112233"];
    insta::assert_snapshot!(screen(&names, "h\n\nd\n"));
}

#[test]
fn a_full_column_gets_a_sentence() {
    let seen = screen(&["--moves", "444444"], "4\nquit\n");
    assert!(
        seen.contains("column d is full: choose another\n"),
        "{seen}"
    );
}

#[test]
fn a_disc_is_taken_back() {
    let typed = "d\nundo\nUndo\nQUIT\n";
    insta::assert_snapshot!(screen(&["--moves", "4"], typed));
}

#[test]
fn says_how_it_is_used() {
    insta::assert_snapshot!(screen(&["--help"], ""));
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let seen = screen(&[], b"\xff\xfe\n");
    assert!(seen.contains("names no column"), "{seen}");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    assert!(screen(&[], "").ends_with("Black, 21 left> Goodbye.\n"));
}

#[test]
fn bad_options_get_a_sentence_and_exit_code_2() {
    let wrong: [&[&str]; 4] = [
        &["--moves", "48"],
        &["--moves", "4444444"],
        &["--moves", "12121212"],
        &["--size", "9"],
    ];
    let mut told = String::new();
    for arguments in wrong {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        told += &String::from_utf8(output.stderr).unwrap();
    }
    insta::assert_snapshot!(told);
}
