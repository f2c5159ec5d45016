//! Puzzles and other endgames against the exact solver.

use insta::assert_snapshot;

use crate::common::{Board, Figure, live};

fn figure() -> Figure {
    live("puzzle")
}

/// Plays b8, which loses. The solver hasn't judged it yet.
fn after_losing_move() -> Board {
    let mut board = figure().open();
    board.choose("b8");
    board
}

#[test]
fn first_puzzle_is_shown_at_first() {
    assert_snapshot!(figure().open().log());
}

#[test]
fn losing_move_is_judged_and_answered() {
    let mut board = after_losing_move();
    board.send_automatic_event();
    assert_snapshot!(board.log());
}

#[test]
fn refused_move_is_explained_without_the_last_verdict() {
    let mut board = after_losing_move();
    board.send_automatic_event().choose("a1");
    assert_snapshot!(board.response().status());
}

#[test]
fn move_and_reply_can_be_taken_back() {
    let mut board = after_losing_move();
    board.send("think on").send("go back");
    assert_snapshot!(board.log());
}

#[test]
fn winning_move_is_confirmed() {
    let mut board = figure().open();
    board.choose("a2").send("think on");
    assert_snapshot!(board.log());
}

#[test]
fn moves_are_solved_one_by_one() {
    let mut board = figure().open();
    board.send("do worth").send_automatic_events();
    assert_snapshot!(board.log());
}

#[test]
fn solving_can_be_stopped_and_resumed() {
    let mut board = figure().open();
    board.send("do worth");
    board.send_automatic_event().send_automatic_event();
    board.send("do stop").send("do worth");
    board.send_automatic_events();
    assert_snapshot!(board.log());
}

#[test]
fn solver_can_be_stopped_before_its_reply() {
    let mut board = after_losing_move();
    board.send("do stop");
    board.choose("a2"); // an error, which changes nothing
    board.send("do on");
    assert_snapshot!(board.log());
}

#[test]
fn move_can_be_taken_back_while_the_solver_is_stopped() {
    let mut board = after_losing_move();
    board.send("do stop").send("go back");
    assert_snapshot!(board.response().status());
}

/// Ralle - Thor of 1990, up to move 47.
#[test]
fn game_can_be_entered() {
    let mut board = figure().open();
    board.send(
        "set f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4h5f8\
         c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1",
    );
    assert_snapshot!(board.log());
}

#[test]
fn position_can_be_entered_and_played_to_its_end() {
    let mut board = figure().open();
    let rows = "OOOOOOOO ".repeat(6);
    board
        .send(&format!("set -OOOOOOO {rows}OOOOOOOX black"))
        .choose("a1");
    assert_snapshot!(board.response().status());
}

#[test]
fn unsolvable_inputs_are_errors() {
    let game_over = format!("set {} black", "X".repeat(64));
    let events = ["set", "set -OX black", "set f5d6", "set f5f5", &game_over];
    assert_snapshot!(figure().statuses(&events));
}

#[test]
fn invalid_kept_fields_are_ignored() {
    let board = figure().with("values", "400 a").with("puzzle", 99).open();
    assert_snapshot!(board.log());
}
