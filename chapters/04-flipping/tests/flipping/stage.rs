//! Tests of the stage binary's output and exit codes.

use board::Board;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::examples::example;

test_support::stage_binary!(
    STAGE,
    [
        "",
        "6c",
        "c9",
        "f5 d6",
        "f5 --bord",
        "f5 --board",
        "f5 --board -",
        "f5 --board start",
        "f5 --to-move green"
    ]
);

/// Returns the board on which Black plays c6.
fn c6_board() -> String {
    example("c6").board.to_line()
}

/// Asserts that the program succeeds and prints this line and this board.
#[track_caller]
fn assert_prints(output: &str, line: &str, board: &Board) {
    assert_eq!(output, format!("exit 0\n{line}\n{board}\n"));
}

#[test]
fn plays_first_move() {
    assert_prints(
        &STAGE.run(&["f5"], ""),
        "Black plays f5 and flips e5 (closed by d5)",
        &example("start").after,
    );
}

#[test]
fn prints_disc_that_closes_each_bracket() {
    assert_prints(
        &STAGE.run(&["c6", "--board", &c6_board()], ""),
        "Black plays c6 and flips c5 (closed by c3), c4 (closed by c3), \
         d7 (closed by e8), b6 (closed by a6), b5 (closed by a4)",
        &example("c6").after,
    );
}

#[test]
fn plays_for_given_color() {
    assert_snapshot!(STAGE.run(&["--to-move", "white", "F4"], ""), @r"
    exit 0
    White plays f4 and flips e4 (closed by d4)
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W W W . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn reads_board_from_stdin() {
    let expected = STAGE.run(&["c6", "--board", &c6_board()], "");
    let input = format!("{}\n", c6_board());
    assert_eq!(STAGE.run(&["c6", "--board", "-"], input), expected);
}

#[test]
fn illegal_move_is_exit_code_2_with_reason() {
    let outputs = [
        STAGE.run(&["d4"], ""),
        STAGE.run(&["a1"], ""),
        STAGE.run(&["f4", "--to-move", "black"], ""),
    ];
    assert_snapshot!(outputs.concat(), @r"
    exit 2
    d4 is taken: play on an empty square
    exit 2
    Black can't play a1: it wouldn't flip anything
    exit 2
    Black can't play f4: it wouldn't flip anything
    ");
}

#[test]
fn rejects_invalid_utf8() {
    assert_snapshot!(STAGE.run(&["f5", "--board", "-"], b"\xff"));
}
