//! The stage binary: what is typed, and what is seen.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tic-tac-toe"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended does not read to the end.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn screen(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_person_who_looks_away_loses_to_hard() {
    insta::assert_snapshot!(screen(&["--o", "hard"], "a1\nb1\nc3\na3\n"));
}

#[test]
fn a_wrong_line_gets_a_sentence_and_another_try() {
    let typed = "b4\n\nb2\nquit\n";
    insta::assert_snapshot!(screen(&["--o", "easy"], typed));
}

#[test]
fn a_taken_spot_gets_a_sentence() {
    let players = ["--o", "human", "--from", "X........"];
    let seen = screen(&players, "a1\nb2\n");
    assert!(
        seen.contains("a1 is taken by X: choose an empty spot"),
        "{seen}"
    );
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    assert!(screen(&[], "").ends_with("X> Goodbye.\n"));
}

#[test]
fn a_finished_game_is_only_told() {
    insta::assert_snapshot!(screen(&["--from", "XXXOO...."], "a1\n"), @r"
      a b c
    1 X X X
    2 O O .
    3 . . .
    X wins
    ");
}

#[test]
fn bad_options_get_a_sentence_and_exit_code_2() {
    let wrong: [&[&str]; 7] = [
        &["--x", "perfect"],
        &["--seed", "first"],
        &["--seed", "-1"],
        &["--from", "XX"],
        &["--from", "XX......."],
        &["--from", "ABCDEFGHI"],
        &["--depth", "3"],
    ];
    let mut told = String::new();
    for arguments in wrong {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        told += &String::from_utf8(output.stderr).unwrap();
    }
    insta::assert_snapshot!(told);
}
