//! Boards on which both sides are played, and the strip of a game.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{Board, C6, Figure, START, live};

/// Ralle - Thor, 1990. At the end, b1 is empty, but no side can move.
const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4h5f8\
                          c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

fn othello() -> Figure {
    live("play").with("position", START)
}

/// Returns the transcript of the game.
fn transcript(board: &Board) -> String {
    board.response().kept("moves").unwrap()
}

#[test]
fn moves_are_played_and_navigated() {
    let mut board = othello().open();
    board.choose("f5").choose("d6");
    board.send("go back").send("go first").send("go last");
    assert_snapshot!(board.log());
}

#[test]
fn repeating_the_next_move_keeps_the_game() {
    let mut board = othello().open();
    board
        .choose("f5")
        .choose("d6")
        .send("go first")
        .choose("f5");
    assert_eq!(transcript(&board), "f5d6");
    assert_snapshot!(board.log());
}

#[test]
fn another_move_replaces_the_rest_of_the_game() {
    let mut board = othello().open();
    board.choose("f5").choose("d6").send("go back").choose("f6");
    assert_eq!(transcript(&board), "f5f6");
    assert_snapshot!(board.log());
}

#[test]
fn replaced_moves_are_counted() {
    let mut board = othello().open();
    board.send("set f5d6c3").send("go first").choose("d3");
    assert_eq!(transcript(&board), "d3");
    assert_snapshot!(board.log());
}

#[test]
fn refused_move_explains_every_direction() {
    let mut board = othello().open();
    board.choose("a1");
    assert_eq!(board.drawn("\"board-arrow\""), 8);
    assert_eq!(board.response().cells()[0], "a1, empty, refused");
    assert_snapshot!(board.log());
}

#[test]
fn transcripts_are_parsed_or_refused() {
    let events = ["set F5 D6 C3 D2", "set f5x9", "set", "set f5d6c3"];
    assert_snapshot!(othello().statuses(&events));
}

#[test]
fn transcripts_may_have_commas_and_numbers() {
    for text in ["1. f5 d6, 2. c3", "1.f5 1...d6; 2.c3", "F5,d6,c3"] {
        let mut board = othello().open();
        board.send(&format!("set {text}"));
        assert_eq!(transcript(&board), "f5d6c3", "{text}");
    }
}

#[test]
fn replay_shows_each_move() {
    let mut board = othello().open();
    board.send("set f5d6").send("replay 0");
    board.send_automatic_event();
    assert_eq!(board.drawn("board-turn"), 1);
    board.send_automatic_event();
    assert_eq!(transcript(&board), "f5d6");
    assert_snapshot!(board.log());
}

#[test]
fn refusals_and_flips_are_described() {
    let board = live("play").with("position", C6);
    assert_snapshot!(board.statuses(&["choose 58", "choose 41", "choose 42"]));
}

#[test]
fn many_flips_are_counted() {
    let mut board = live("play")
        .with(
            "position",
            "OXXXXXX--------------------------------------------------------- O",
        )
        .open();
    board.choose("h1");
    assert_snapshot!(board.log());
}

#[test]
fn pass_is_announced_when_its_move_is_played_but_not_when_going_back() {
    let mut board = othello().with("moves", RALLE_THOR).open();
    board.send("go back").send("go back").send("go forward");
    assert_snapshot!(board.log());
}

#[test]
fn move_after_the_end_is_refused() {
    let mut board = othello().with("moves", RALLE_THOR).open();
    board.choose("b1");
    assert_snapshot!(board.log());
}

#[test]
fn result_begins_with_the_points_of_the_winner() {
    let position = format!("{}{} X", "O".repeat(40), "X".repeat(24));
    let board = live("play").with("position", position).open();
    assert_snapshot!(board.response().status(), @"The game is over: White wins 40-24.");
}

fn tic_tac_toe() -> Figure {
    live("play").with("game", "tic-tac-toe")
}

#[test]
fn line_of_three_ends_the_game() {
    let mut board = tic_tac_toe().open();
    for cell in [0, 3, 1, 4, 2] {
        board.send(&format!("choose {cell}"));
    }
    assert_eq!(board.response().cells()[1], "b1, X, three in a row");
    assert_eq!(transcript(&board), "a1a2b1b2c1");
    board.send("choose 8");
    assert_eq!(board.response().cells()[8], "c3, empty, refused");
    assert_snapshot!(board.log());
}

#[test]
fn occupied_spot_is_illegal() {
    assert_snapshot!(
        tic_tac_toe().statuses(&["set a1 a1"]),
        @"set a1 a1: error: Move 2 is illegal: a1 is taken by X: choose an empty spot."
    );
}

fn connect_four() -> Figure {
    live("play").with("game", "connect-four")
}

#[test]
fn disc_falls_and_its_lines_are_counted() {
    let mut board = connect_four().open();
    board.send("set ddec").send("choose 0");
    assert_eq!(board.response().cells().len(), 42);
    assert_eq!(board.drawn("board-fall"), 1);
    assert_snapshot!(board.log());
}

#[test]
fn full_column_is_refused() {
    let mut board = connect_four().open();
    board.send("set dddddd").send("choose 38");
    assert_snapshot!(board.log());
}

#[test]
fn columns_may_have_commas_and_numbers() {
    let mut board = connect_four().open();
    board.send("set 1. d 4, 2. e");
    assert_eq!(transcript(&board), "dde");
}

/// The example of the Delphi document: 2, 1 and the disc itself are 4.
#[test]
fn counts_are_drawn_for_directions_with_discs() {
    let mut board = connect_four().open();
    assert_eq!(board.drawn("board-arm"), 0);
    board.send("set cdecfbceeedd");
    assert_eq!(board.drawn("class=\"board-arm\""), 3);
    assert_eq!(board.drawn("board-chip"), 4);
    assert_eq!(board.drawn("\"board-best\""), 5);
    assert_snapshot!(board.log());
}

#[test]
fn counts_without_a_winning_line_are_not_highlighted() {
    let mut board = connect_four().open();
    board.send("set d");
    assert_eq!(board.drawn("\"board-best\""), 0);
}

#[test]
fn winning_squares_are_marked() {
    let mut board = connect_four().open();
    board.send("set 1727374").send("go back").send("go last");
    let cells = board.response().cells();
    let marked = cells
        .iter()
        .filter(|name| name.contains("in a line of four"));
    assert_eq!(marked.count(), 4);
    assert_snapshot!(board.log());
}

#[test]
fn only_the_dropped_disc_falls() {
    let mut board = connect_four().open();
    board.send("set 1727374");
    board.send("go back").send("go last");
    assert_eq!(board.drawn("board-fall"), 1);
    board.send("go first");
    assert_eq!(board.drawn("board-fall"), 0);
}

/// Black passes before the last move.
fn strip() -> Figure {
    live("strip").with("moves", "f5f6d3g5h5h4f7h6c5")
}

#[test]
fn strip_shows_every_turn_of_the_game() {
    let board = strip().open();
    assert_eq!(board.drawn("board-node"), 11);
    assert_snapshot!("strip_turns", board.response().cells().join("\n"));
    assert_snapshot!(board.log());
}

#[test]
fn strip_takes_turns_back() {
    let mut board = strip().open();
    board.send("go back");
    assert_eq!(board.response().cells()[10], "turn 10, c5, taken back");
    assert_eq!(board.drawn("tree-ghost"), 1);
    board.send("go back");
    assert_snapshot!(board.log());
}

#[test]
fn strip_plays_turns_again() {
    let mut board = strip().open();
    board.send("go back").send("go forward");
    assert_eq!(
        board.response().cells()[10],
        "turn 10, c5, the game is here"
    );
    assert_snapshot!(board.log());
}

#[test]
fn strip_goes_to_a_chosen_turn() {
    let mut board = strip().open();
    board.send("choose 0").send("choose 3").send("choose 99");
    assert_snapshot!(board.log());
}

#[test]
fn strip_with_illegal_move_is_an_error() {
    let board = live("strip").with("moves", "f5f5").open();
    assert_snapshot!(
        board.response().error().unwrap(),
        @"Move 2 is illegal: f5 is taken: play on an empty square."
    );
}
