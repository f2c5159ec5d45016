//! Tests of the stage binary's output and exit codes.

use board::Board;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;

use crate::common::position_after;

test_support::stage_binary!(
    STAGE,
    ["f5", "--board", "--board f5", "--to-move green", "--bord -"]
);

/// Returns the last line of the output for a board and a color to move.
fn last_line(board: String, to_move: &str) -> String {
    let arguments = ["--board", "-", "--to-move", to_move];
    let output = STAGE.run(&arguments, board);
    output.lines().last().unwrap().to_string()
}

/// Returns the diagram of Ralle - Thor before White's last move, b2.
fn board_before_b2() -> String {
    let moves = example("b1").transcript.strip_suffix("b2").unwrap();
    position_after(moves).board.to_string()
}

#[test]
fn defaults_to_the_start() {
    let expected = format!("exit 0\n{}\nBlack to move\n", Board::start());
    assert_eq!(STAGE.run(&[], ""), expected);
}

#[test]
fn reports_result_with_an_empty_square() {
    let board = example("b1").board.to_string();
    assert_snapshot!(STAGE.run(&["--board", "-"], board), @r"
    exit 0
      a b c d e f g h
    1 W . B B B B B B
    2 W W B B B B B B
    3 W W W B B B B B
    4 W W B W B B B B
    5 W W W B W B B B
    6 W W B W B W B B
    7 W W B B W B W B
    8 W W W W W W W W
    The game is over: 34-29 on the board, Black wins 35-29
    ");
}

#[test]
fn reports_pass() {
    assert_eq!(last_line(board_before_b2(), "black"), "Black must pass");
    assert_eq!(last_line(board_before_b2(), "white"), "White to move");
}

#[test]
fn reports_wipeout() {
    let end = last_line(position_after(WIPED_OUT).board.to_string(), "white");
    assert_snapshot!(end, @"The game is over: 13-0 on the board, Black wins 64-0");
}

#[test]
fn reports_draw() {
    let end = last_line(position_after(DRAW).board.to_string(), "black");
    assert_snapshot!(end, @"The game is over: a draw, 32-32");
}
