//! The stage binary, run as a person runs it.

use board::Board;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;

use crate::common::after;

test_support::stage_binary!(
    STAGE,
    ["f5", "--board", "--board f5", "--to-move green", "--bord -"]
);

/// The last line of what the program says of a board, with a color to move.
fn last_line(board: String, to_move: &str) -> String {
    let arguments = ["--board", "-", "--to-move", to_move];
    let shown = STAGE.run(&arguments, board);
    shown.lines().last().unwrap().to_string()
}

/// Ralle - Thor before White's last move.
fn before_b2() -> String {
    let moves = example("b1").transcript.strip_suffix("b2").unwrap();
    after(moves).board.to_string()
}

#[test]
fn black_begins() {
    let told = format!("exit 0\n{}\nBlack to move\n", Board::start());
    assert_eq!(STAGE.run(&[], ""), told);
}

#[test]
fn says_who_won_although_a_square_is_empty() {
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
fn says_who_must_pass() {
    assert_eq!(last_line(before_b2(), "black"), "Black must pass");
    assert_eq!(last_line(before_b2(), "white"), "White to move");
}

#[test]
fn says_who_was_wiped_out() {
    let end = last_line(after(WIPED_OUT).board.to_string(), "white");
    assert_snapshot!(end, @"The game is over: 13-0 on the board, Black wins 64-0");
}

#[test]
fn says_that_a_game_is_drawn() {
    let end = last_line(after(DRAW).board.to_string(), "black");
    assert_snapshot!(end, @"The game is over: a draw, 32-32");
}
