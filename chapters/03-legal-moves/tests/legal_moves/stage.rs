//! Tests of the stage binary's output and exit codes.

use board::{Board, Disc};
use insta::assert_snapshot;
use legal_moves::{legal_moves, with_marks};
use pretty_assertions::assert_eq;
use test_support::examples::example;

test_support::stage_binary!(
    STAGE,
    [
        "c6",
        "--bord c6",
        "--board",
        "--board -",
        "--board -----------X------X-----XX?XX---X??XX?--X?-??------?X-------X---",
        "--to-move",
        "--to-move green"
    ]
);

/// Returns the board on which Black plays c6.
fn c6_board() -> String {
    example("c6").board.to_line()
}

/// Returns the expected output: a summary, and the board with a `+` on each
/// legal move.
fn expected(summary: &str, board: &Board, disc: Disc) -> String {
    let diagram = with_marks(board, legal_moves(board, disc), '+');
    format!("exit 0\n{summary}\n{diagram}\n")
}

#[test]
fn lists_moves_at_start() {
    let summary = "Black to move: c4 d3 e6 f5";
    let expected = expected(summary, &Board::start(), Disc::Black);
    assert_eq!(STAGE.run(&[], ""), expected);
}

#[test]
fn lists_moves_of_given_board_and_color() {
    let summary = "Black to move: a7 b3 b7 c6 c7 d3 d8 f7 g5 g6";
    let expected = expected(summary, &example("c6").board, Disc::Black);
    let arguments = ["--board", &c6_board(), "--to-move", "black"];
    assert_eq!(STAGE.run(&arguments, ""), expected);
    let arguments = ["--to-move", "W", "--board", &c6_board()];
    assert_snapshot!(STAGE.run(&arguments, ""), @r"
    exit 0
    White to move: a3 b3 c2 d3 e3 f4 f7 f8
      a b c d e f g h
    1 . . . . . . . .
    2 . . + B . . . .
    3 + + B + + . . .
    4 B B W B B + . .
    5 B W W B B W . .
    6 B W . W W . . .
    7 . . . W B + . .
    8 . . . . B + . .
    ");
}

#[test]
fn reads_board_from_stdin() {
    let expected = STAGE.run(&["--board", &c6_board()], "");
    let output = STAGE.run(&["--board", "-"], format!("{}\n", c6_board()));
    assert_eq!(output, expected);
}

#[test]
fn reports_no_legal_move() {
    let line = format!("X{}", "-".repeat(63));
    let board = line.parse().unwrap();
    let summary = "Black to move: no legal move";
    let expected = expected(summary, &board, Disc::Black);
    assert_eq!(STAGE.run(&["--board", &line], ""), expected);
}

#[test]
fn rejects_invalid_utf8() {
    assert_snapshot!(STAGE.run(&["--board", "-"], b"\xff"));
}

#[test]
fn reads_board_with_byte_order_mark() {
    let board = board::Board::start().to_string();
    let expected = STAGE.run(&["--board", "-"], &board);
    assert!(expected.starts_with("exit 0\n"), "{expected}");
    let marked = format!("\u{feff}{}", board.replace('\n', "\r\n"));
    assert_eq!(STAGE.run(&["--board", "-"], &marked), expected);
    assert_eq!(STAGE.run(&["--board", &board], ""), expected);
}
