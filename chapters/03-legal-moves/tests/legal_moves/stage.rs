//! The stage binary, run as a person runs it.

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

/// The board on which Black plays c6.
fn c6() -> String {
    example("c6").board.to_line()
}

/// A sentence, and the board with a `+` on each move of a color.
fn marked(sentence: &str, board: &Board, disc: Disc) -> String {
    let board = with_marks(board, legal_moves(board, disc), '+');
    format!("exit 0\n{sentence}\n{board}\n")
}

#[test]
fn black_may_begin_on_four_squares() {
    let moves = "Black to move: c4 d3 e6 f5";
    let told = marked(moves, &Board::start(), Disc::Black);
    assert_eq!(STAGE.run(&[], ""), told);
}

#[test]
fn marks_the_legal_moves_of_either_color() {
    let moves = "Black to move: a7 b3 b7 c6 c7 d3 d8 f7 g5 g6";
    let told = marked(moves, &example("c6").board, Disc::Black);
    let arguments = ["--board", &c6(), "--to-move", "black"];
    assert_eq!(STAGE.run(&arguments, ""), told);
    assert_snapshot!(STAGE.run(&["--to-move", "W", "--board", &c6()], ""), @r"
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
fn reads_a_board_from_standard_input() {
    let shown = STAGE.run(&["--board", &c6()], "");
    assert_eq!(STAGE.run(&["--board", "-"], format!("{}\n", c6())), shown);
}

#[test]
fn says_when_there_is_no_legal_move() {
    let line = format!("X{}", "-".repeat(63));
    let board = line.parse().unwrap();
    let told = marked("Black to move: no legal move", &board, Disc::Black);
    assert_eq!(STAGE.run(&["--board", &line], ""), told);
}

#[test]
fn bytes_that_are_no_text_are_no_board() {
    assert_snapshot!(STAGE.run(&["--board", "-"], b"\xff"));
}
