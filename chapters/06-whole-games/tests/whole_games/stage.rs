//! The stage binary, run as a person runs it.

use std::fs;
use std::path::PathBuf;

use board::Disc;
use end_of_game::Position;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;

test_support::stage_binary!(STAGE, ["", "f5x9", "--fil game.txt", "--file"]);

/// The game that ends with b1 empty.
fn b1() -> &'static str {
    example("b1").transcript
}

/// A file for a test to read.
fn file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn referees_a_game_to_its_end() {
    let end = Position {
        board: example("b1").board,
        to_move: Disc::Black,
    };
    let expected = format!("exit 0\nBlack passes after move 58\n{end}\n");
    assert_eq!(STAGE.run(&[b1()], ""), expected);
}

#[test]
fn says_whose_turn_it_is_when_the_game_goes_on() {
    assert_snapshot!(STAGE.run(&["F5 d6 C3"], ""), @r"
    exit 0
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . B . . . . .
    4 . . . B B . . .
    5 . . . W B B . .
    6 . . . W . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    White to move
    ");
}

#[test]
fn a_game_may_come_in_several_arguments() {
    assert_eq!(
        STAGE.run(&["F5", "d6", "C3"], ""),
        STAGE.run(&["f5d6c3"], "")
    );
}

#[test]
fn says_who_must_pass_when_the_transcript_ends_there() {
    let before = b1().strip_suffix("b2").unwrap();
    let shown = STAGE.run(&[before], "");
    assert_eq!(shown.lines().last(), Some("Black must pass"));
}

#[test]
fn says_who_was_wiped_out() {
    let shown = STAGE.run(&[WIPED_OUT], "");
    assert_snapshot!(shown.lines().last().unwrap(), @"The game is over: 13-0 on the board, Black wins 64-0");
}

#[test]
fn says_that_a_game_is_drawn() {
    let shown = STAGE.run(&[DRAW], "");
    assert_snapshot!(shown.lines().last().unwrap(), @"The game is over: a draw, 32-32");
}

#[test]
fn reads_a_game_from_standard_input_or_a_file() {
    let shown = STAGE.run(&[b1()], "");
    assert_eq!(STAGE.run(&["-"], format!("{}\n", b1())), shown);
    let path = file("game.txt", format!("{}\n", b1()).as_bytes());
    assert_eq!(STAGE.run(&["--file", &path], ""), shown);
}

#[test]
fn points_at_the_first_illegal_move_and_ends_with_exit_code_2() {
    let answers = [
        STAGE.run(&["f5d6f5"], ""),
        STAGE.run(&["f5a1"], ""),
        STAGE.run(&["f5pass"], ""),
        STAGE.run(&[&format!("{WIPED_OUT}a1")], ""),
    ];
    assert_snapshot!(answers.concat(), @r"
    exit 2
    move 3 is illegal: f5 is taken: play on an empty square
    exit 2
    move 2 is illegal: White can't play a1: it wouldn't flip anything
    exit 2
    the pass before move 2 is illegal: White can move, so White can't pass
    exit 2
    move 10 is illegal: the game was already over
    ");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let answer = STAGE.run(&["--file", "no/such/file"], "");
    let beginning = "exit 2\ncan't read no/such/file: ";
    assert!(answer.starts_with(beginning), "{answer}");
}

#[test]
fn bytes_that_are_no_text_get_a_sentence() {
    let no_text = file("no-text.txt", b"f5\xff");
    let answers = [
        STAGE.run(&["--file", &no_text], ""),
        STAGE.run(&["-"], b"f5\xff"),
    ];
    assert_snapshot!(answers.concat());
}

#[test]
fn an_input_without_end_gets_a_sentence() {
    assert_snapshot!(STAGE.run(&["-"], "\0".repeat(2_000_000)), @r"
    exit 2
    the input is too long: a board or a game has a few lines
    ");
}
