//! Tests of the stage binary's output and exit codes.

use std::fs;
use std::path::PathBuf;

use board::Disc;
use end_of_game::Position;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;

test_support::stage_binary!(STAGE, ["", "f5x9", "--fil game.txt", "--file"]);

/// Returns the transcript of the game that ends with b1 empty.
fn b1_transcript() -> &'static str {
    example("b1").transcript
}

/// Creates a temporary file and returns its path.
fn create_file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn referees_a_complete_game() {
    let end = Position {
        board: example("b1").board,
        to_move: Disc::Black,
    };
    let expected = format!("exit 0\nBlack passes after move 58\n{end}\n");
    assert_eq!(STAGE.run(&[b1_transcript()], ""), expected);
}

#[test]
fn reports_color_to_move() {
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
fn joins_arguments_to_one_transcript() {
    assert_eq!(
        STAGE.run(&["F5", "d6", "C3"], ""),
        STAGE.run(&["f5d6c3"], "")
    );
}

#[test]
fn reports_pending_pass() {
    let before = b1_transcript().strip_suffix("b2").unwrap();
    let output = STAGE.run(&[before], "");
    assert_eq!(output.lines().last(), Some("Black must pass"));
}

#[test]
fn reports_wipeout() {
    let output = STAGE.run(&[WIPED_OUT], "");
    assert_snapshot!(output.lines().last().unwrap(), @"The game is over: 13-0 on the board, Black wins 64-0");
}

#[test]
fn reports_draw() {
    let output = STAGE.run(&[DRAW], "");
    assert_snapshot!(output.lines().last().unwrap(), @"The game is over: a draw, 32-32");
}

#[test]
fn reads_transcript_from_stdin_or_file() {
    let expected = STAGE.run(&[b1_transcript()], "");
    let line = format!("{}\n", b1_transcript());
    assert_eq!(STAGE.run(&["-"], &line), expected);
    let path = create_file("game.txt", line.as_bytes());
    assert_eq!(STAGE.run(&["--file", &path], ""), expected);
}

#[test]
fn illegal_ply_is_exit_code_2_with_reason() {
    let outputs = [
        STAGE.run(&["f5d6f5"], ""),
        STAGE.run(&["f5a1"], ""),
        STAGE.run(&["f5pass"], ""),
        STAGE.run(&[&format!("{WIPED_OUT}a1")], ""),
    ];
    assert_snapshot!(outputs.concat(), @r"
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
fn unreadable_file_is_named() {
    let output = STAGE.run(&["--file", "no/such/file"], "");
    let expected = "exit 2\ncan't read no/such/file: ";
    assert!(output.starts_with(expected), "{output}");
}

#[test]
fn rejects_invalid_utf8() {
    let path = create_file("invalid-utf8.txt", b"f5\xff");
    let outputs = [
        STAGE.run(&["--file", &path], ""),
        STAGE.run(&["-"], b"f5\xff"),
    ];
    assert_snapshot!(outputs.concat());
}

#[test]
fn rejects_too_long_input() {
    assert_snapshot!(STAGE.run(&["-"], "\0".repeat(2_000_000)), @r"
    exit 2
    the input is too long: a board or a game has a few lines
    ");
}

#[test]
fn reads_text_of_every_editor() {
    let expected = STAGE.run(&["f5d6c3"], "");
    for text in [
        "\u{feff}f5d6\nc3\n",
        "f5d6\r\nc3\r\n",
        "f5\rd6\rc3",
        "\u{feff}f5d6\r\nc3",
    ] {
        let path = create_file("editor.txt", text.as_bytes());
        assert_eq!(STAGE.run(&["--file", &path], ""), expected, "{text:?}");
        assert_eq!(STAGE.run(&["-"], text), expected, "{text:?}");
    }
}

#[test]
fn text_that_is_not_utf8_is_refused_with_its_position() {
    let outputs = [&b"f5\r\nd6 \xe9"[..], b"f5\rd6 \xe9", b"\xff\xfef\x005\0"];
    let outputs = outputs.map(|bytes| {
        let path = create_file("no-text.txt", bytes);
        let output = STAGE.run(&["-"], bytes);
        assert_eq!(STAGE.run(&["--file", &path], ""), output);
        output
    });
    assert_snapshot!(outputs.concat(), @"
    exit 2
    can't read the input, line 2, character 4: this isn't text: save the file as UTF-8
    exit 2
    can't read the input, line 2, character 4: this isn't text: save the file as UTF-8
    exit 2
    can't read the input, line 1: this is UTF-16: save the file as UTF-8
    ");
}
