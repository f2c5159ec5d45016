//! Game trees.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{Board, Figure, live};

fn figure() -> Figure {
    live("tree").with("position", "XO..X....").with("depth", 2)
}

/// The tree of chapter 17.
fn cut_tree() -> Figure {
    live("tree")
        .with("position", ".XO.XX.O.")
        .with("depth", 2)
        .with("cuts", "no")
}

/// Returns the statuses of all steps from the current one to the end of the search.
fn statuses_to_the_end(board: &mut Board) -> Vec<String> {
    let mut statuses = vec![board.response().status().to_owned()];
    while board.response().kept("step").unwrap() != "last" {
        board.send("go forward");
        statuses.push(board.response().status().to_owned());
    }
    statuses
}

#[test]
fn search_has_finished_at_first() {
    assert_snapshot!(figure().open().log());
}

#[test]
fn search_unfolds_step_by_step() {
    let mut board = figure().open();
    board.send("go replay").send("go forward");
    assert_eq!(board.drawn("board-felt"), 4);
    // Two drawings of all 37 positions, the positions to come as outlines.
    assert_eq!(board.drawn("<rect class=\"board-node"), 74);
    for _ in 0..8 {
        board.send("go forward");
    }
    board.send("go branch");
    assert_eq!(board.drawn("board-felt"), 26);
    assert_eq!(board.drawn("<rect class=\"board-node"), 74);
    board.send("go last");
    assert_eq!(board.drawn("board-felt"), 74);
    assert_snapshot!(board.log());
}

#[test]
fn smaller_depth_searches_again() {
    let mut board = figure().open();
    board.send("ahead 1");
    assert_snapshot!(board.log());
}

#[test]
fn chosen_positions_are_described() {
    assert_snapshot!(figure().statuses(&["choose 0", "choose 1", "choose 6"]));
}

#[test]
fn chosen_line_is_framed_in_both_drawings() {
    let mut board = figure().open();
    board.send("choose 6");
    let cells = board.response().cells();
    assert_eq!(cells.len(), 37);
    assert_eq!(cells[6], "O plays c1 and X plays c3, worth -1000");
    assert_eq!(cells[36], "O plays c3 and X plays b3, worth 0");
    assert_eq!(board.drawn("\"tree-line"), 16);
}

#[test]
fn position_that_is_not_searched_yet_has_no_value() {
    let mut board = figure().open();
    board.send("go replay").send("choose 6");
    assert_snapshot!(
        board.response().status(),
        @"O plays c1 and X plays c3: the search doesn't know it yet."
    );
}

#[test]
fn replay_continues_until_it_is_paused() {
    let mut board = figure().open();
    board.send("go replay").send("go on").send("go replay");
    assert_snapshot!(board.log());
}

#[test]
fn replay_ends_at_the_last_step() {
    let mut board = figure().open();
    board.send("go replay").send_automatic_events();
    assert_snapshot!(
        board.response().status(),
        @"All moves are seen, and the most is 0: O plays c3."
    );
}

#[test]
fn minimax_searches_every_position() {
    assert_snapshot!(cut_tree().open().log());
}

#[test]
fn alpha_beta_cuts_positions() {
    let mut board = cut_tree().open();
    board.send("cuts yes");
    assert_eq!(board.drawn("board-felt"), 26);
    assert_eq!(board.drawn("\"board-node"), 34);
    assert_snapshot!(board.log());
}

#[test]
fn alpha_beta_explains_its_cuts() {
    let mut board = cut_tree().open();
    board.send("cuts yes").send("go first");
    assert_snapshot!(statuses_to_the_end(&mut board).join("\n"));
}

#[test]
fn tree_with_too_many_leaves_is_an_error() {
    let board = live("tree").with("depth", 3).open();
    assert_snapshot!(
        board.response().error().unwrap(),
        @"More than 60 leaves are no picture: look less far ahead, or begin later in the game."
    );
}

#[test]
fn depth_is_limited_to_the_length_of_a_game() {
    let mut board = live("tree")
        .with("position", "XOXXOXO..")
        .with("depth", 99_999_999)
        .open();
    board.send("ahead 99999999");
    assert_eq!(board.response().kept("ahead").unwrap(), "9");
    assert_snapshot!(board.log());
}
