//! Games against the computer and the engine, and the review of a finished game.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use std::collections::BTreeSet;

use crate::common::{Board, Figure, START, live, respond};

fn othello() -> Figure {
    live("computer").with("position", START)
}

fn hard() -> Figure {
    othello().with("level", "hard")
}

fn expert() -> Figure {
    othello().with("level", "expert")
}

#[test]
fn hard_tic_tac_toe_answers_a_corner_in_the_center() {
    let mut board = live("computer").with("game", "tic-tac-toe").open();
    board.send("level hard").send("choose 0").send("think 1");
    assert_snapshot!(board.log());
}

#[test]
fn computer_moves_first_against_the_second_side() {
    let mut board = live("computer").with("game", "tic-tac-toe").open();
    board.send("person O").send("think 1");
    assert_snapshot!(board.log());
}

#[test]
fn reader_cannot_move_for_the_computer() {
    let mut board = live("computer").with("game", "tic-tac-toe").open();
    board.send("person O").send("choose 4");
    assert_snapshot!(board.response().message(), @"error: The computer is to move.");
}

#[test]
fn hard_plays_connect_four() {
    let mut board = live("computer")
        .with("game", "connect-four")
        .with("level", "hard")
        .open();
    board.send("choose 3").send("think 1");
    assert_snapshot!(board.log());
}

#[test]
fn analysis_deepens_until_the_computer_moves() {
    let mut board = hard().open();
    board.send("do analysis").choose("f5");
    let values_per_depth: Vec<_> = (0..5)
        .map(|_| {
            board.send_automatic_event();
            board.drawn("board-chip")
        })
        .collect();
    // The last event is the move, after which no values are shown.
    assert_eq!(values_per_depth, [3, 3, 3, 3, 0]);
    assert_snapshot!(board.log());
}

#[test]
fn analysis_of_the_readers_moves_leaves_the_board_open() {
    let mut board = hard().open();
    board.send("do analysis").choose("f5");
    for _ in 0..5 {
        board.send_automatic_event();
    }
    board.send_automatic_event();
    assert_eq!(board.drawn("board-chip"), 5);
    board.send_automatic_events();
    board.choose("d3");
    assert_snapshot!(board.log());
}

#[test]
fn analysis_starts_at_once_and_can_be_hidden() {
    let mut board = hard().open();
    board.send("do analysis").send_automatic_events();
    board.send("do analysis");
    assert_eq!(board.drawn("board-chip"), 0);
    assert_snapshot!(board.log());
}

#[test]
fn hidden_search_goes_to_the_depth_of_the_level_and_moves() {
    let mut board = hard().open();
    board.choose("f5").send("think 1");
    assert_eq!(board.drawn("board-lead"), 0);
    assert_snapshot!(board.log());
}

#[test]
fn move_can_be_taken_back_while_the_computer_searches() {
    let mut board = othello().open();
    board.choose("f5").send("go back");
    assert_snapshot!(board.log());
}

#[test]
fn first_move_of_the_computer_cannot_be_taken_back() {
    let mut board = othello().open();
    board.send("person white").send("think 1");
    assert_snapshot!(board.log());
}

#[test]
fn interrupted_replay_keeps_the_game() {
    let mut board = othello().open();
    board.choose("f5").send("think 1").send("replay 0");
    assert_eq!(board.response().kept("played").unwrap(), "2");
    assert_snapshot!(board.log());
}

#[test]
fn computer_continues_an_entered_game() {
    let mut board = othello().open();
    board.send("set f5");
    assert_snapshot!(board.log());
}

/// White has c1, h8 and a8 left to play, and Black has no move.
#[test]
fn every_pass_of_the_reader_is_announced() {
    let mut board = live("computer")
        .with(
            "position",
            "XX-OOOOOXXXXOXOOXOXOOOOOXOXXOXOOXOXOXOXOXOOOOXXOXOXXXXXO-XXXXXX- O",
        )
        .with("person", "black")
        .open();
    board.send_automatic_events();
    assert_snapshot!(board.log());
}

#[test]
fn expert_asks_the_engine_until_it_has_finished() {
    let mut board = expert().open();
    board.choose("f5");
    board.send_fields(&[
        "think advice",
        "depth 6",
        "positions 1234",
        "goes_on true",
        "names d6",
        "values 20",
        "texts +2.5",
    ]);
    board.send_fields(&[
        "think advice",
        "depth 7",
        "positions 99999",
        "goes_on false",
        "names f6",
        "values 16",
        "texts +2.0",
    ]);
    assert_snapshot!(board.log());
}

#[test]
fn expert_can_be_made_to_move_at_once() {
    let mut board = expert().open();
    board.choose("f5");
    board.send_fields(&[
        "think advice",
        "depth 6",
        "positions 1234",
        "goes_on true",
        "names d6",
        "values 20",
        "texts +2.5",
    ]);
    board.send("do now");
    assert_snapshot!(board.log());
}

#[test]
fn expert_without_a_best_move_continues() {
    let mut board = expert().open();
    board.choose("f5").send("do now");
    assert_snapshot!(board.response().status());
}

#[test]
fn analysis_of_expert_shows_the_values_of_the_engine() {
    let mut board = expert().open();
    board.send("do analysis").choose("f5");
    board.send_fields(&[
        "think advice",
        "depth 9",
        "positions 5",
        "goes_on false",
        "names d6,f6,f4",
        "values 80,0,-8",
        "texts +10.0,+0.0,sure -1",
    ]);
    board.send_automatic_event();
    board.send_fields(&[
        "think advice",
        "depth 9",
        "positions 5",
        "goes_on false",
        "names c5,e6",
        "values 80,0",
        "texts +10.0,+0.0",
    ]);
    assert_snapshot!(board.log());
}

#[test]
fn hard_moves_if_the_engine_cannot_be_loaded() {
    let mut board = expert().open();
    board.choose("f5").send("think 1");
    assert_snapshot!(board.response().status());
}

#[test]
fn invalid_advice_is_an_error() {
    let advice = |depth: &str, goes_on: &str, name: &str, value: &str| {
        let fields = [
            "think advice",
            &format!("depth {depth}"),
            "positions 5",
            &format!("goes_on {goes_on}"),
            &format!("names {name}"),
            &format!("values {value}"),
            "texts 1",
        ];
        let mut board = expert().open();
        board.choose("f5").send_fields(&fields);
        format!("{}: {}", fields.join(" & "), board.response().message())
    };
    let mut without_fields = expert().open();
    without_fields.choose("f5").send("think advice");
    let messages = [
        without_fields.response().message(),
        advice("x", "false", "d6", "1"),
        advice("6", "true", "z9", "1"),
        advice("6", "true", "d6", "99999"),
        advice("6", "false", "a1", "1"),
    ];
    assert_snapshot!(messages.join("\n"));
}

#[test]
fn expert_begins_and_answers() {
    let mut board = expert().open();
    board.send("person white").send_automatic_events();
    assert_snapshot!(board.response().status());
}

/// There are 12 empty squares.
#[test]
fn engine_solves_the_endgame() {
    let answer = respond(&[
        "live expert",
        "position --OXO---OOXXXO-XXOXXOXXXXXOOOOXXXXXOOXOXXXXXOOO---OOOO----OOOOO- X",
        "depth 6",
        "moves 2",
    ]);
    assert_snapshot!(answer.describe_fields());
}

#[test]
fn engine_has_no_advice_for_a_full_board() {
    let position = format!("position {} X", "X".repeat(64));
    let answer = respond(&["live expert", &position, "depth 6", "moves 2"]);
    assert_snapshot!(answer.describe_fields());
}

#[test]
fn other_games_have_no_expert() {
    let board = live("computer")
        .with("game", "connect-four")
        .with("level", "expert")
        .open();
    assert_snapshot!(
        board.response().message(),
        @r#"error: "expert" isn't a level: choose easy, medium or hard."#
    );
}

/// A short game that Black wins.
const FINISHED: &str = "set e6f4e3f6g5d6e7f5c5";

/// Sends the engine's answer about a move: whether it is exact, the values of the move and
/// of the best one, the better line, the reasons and the lesson.
fn send_answer(
    board: &mut Board,
    exact: bool,
    [left, value]: [i32; 2],
    line: &str,
    reasons: &str,
    lesson: &str,
) {
    board.send_fields(&[
        "explain move",
        &format!("exact {exact}"),
        &format!("left {left}"),
        &format!("value {value}"),
        &format!("line {line}"),
        &format!("reasons {reasons}"),
        &format!("lesson {lesson}"),
    ]);
}

/// Returns the board with the reviewed game.
fn reviewed() -> Board {
    let mut board = othello().open();
    board.send(FINISHED).send("explain begin");
    send_answer(&mut board, true, [512, 512], "c5", "", "");
    let replies = "it leaves the opponent 8 replies";
    let mobility = "15-evaluation.html#mobility";
    send_answer(&mut board, false, [-512, 76], "f7d3c4", replies, mobility);
    assert_eq!(board.log().matches("plot: 1 lines").count(), 1);
    send_answer(&mut board, false, [4, 4], "e7", "", "");
    send_answer(&mut board, false, [4, 4], "d6", "", "");
    let corner = "it lets the opponent take the corner a1";
    let invalid_lesson = "javascript:alert(1)";
    send_answer(&mut board, false, [-60, 40], "f5d6", corner, invalid_lesson);
    send_answer(&mut board, false, [-60, 4], "d6", "", "");
    send_answer(&mut board, false, [-16, 4], "d3", "", "");
    send_answer(&mut board, true, [0, 0], "f4", "", "");
    send_answer(&mut board, false, [0, 0], "e6", "", "");
    board
}

#[test]
fn finished_game_can_be_explained() {
    let mut board = othello().open();
    board.send(FINISHED);
    assert!(!board.log().contains("explain stop"));
    assert_snapshot!(board.log());
}

/// The reader played Black and made one mistake. An estimated loss of two discs is within
/// the noise.
#[test]
fn review_asks_about_each_move_and_explains_mistakes() {
    assert_snapshot!(reviewed().log());
}

/// Black's moves: two with the same better move, one that lost the win, and one that lost
/// more than a board has squares. The list is in the order of the game and names each move.
#[test]
fn review_names_mistakes_apart_and_the_lost_win() {
    let mut board = othello().open();
    board.send(FINISHED).send("explain begin");
    send_answer(&mut board, true, [-16, 16], "a1", "", "");
    for _ in 0..3 {
        send_answer(&mut board, false, [4, 4], "d6", "", "");
        send_answer(&mut board, false, [-416, 288], "f5", "", "");
    }
    send_answer(&mut board, false, [4, 4], "d6", "", "");
    send_answer(&mut board, false, [0, 0], "f4", "", "");
    let (_, end) = board.log().rsplit_once("\n> ").unwrap();
    let buttons: Vec<_> = end
        .lines()
        .filter_map(|line| line.strip_prefix("button ")?.split_once(": "))
        .map(|(_, text)| text)
        .collect();
    assert_eq!(BTreeSet::from_iter(&buttons).len(), buttons.len());
    assert_snapshot!(end);
    // The marks in the plot are the numbers of the moves.
    for number in [3, 5, 9] {
        assert!(board.plot().contains(&format!(">{number}</text>")));
    }
}

#[test]
fn better_line_is_played() {
    let mut board = reviewed();
    let start = board.log().len();
    board.send("explain 0").send_automatic_events();
    board.send("explain end");
    assert_snapshot!(&board.log()[start..]);
}

#[test]
fn review_is_dropped_when_the_game_changes() {
    let mut board = reviewed();
    let start = board.log().len();
    board.send("go back");
    assert_snapshot!(&board.log()[start..]);
}

#[test]
fn unfinished_game_cannot_be_explained() {
    assert_snapshot!(
        othello().statuses(&["explain begin"]),
        @"explain begin: error: A game is explained when it's over."
    );
}

#[test]
fn invalid_review_events_are_errors() {
    let mut unknown_mistake = othello().open();
    unknown_mistake.send(FINISHED).send("explain 0");
    let mut invalid_answer = othello().open();
    invalid_answer
        .send(FINISHED)
        .send_fields(&["explain move", "left x"]);
    let messages = [unknown_mistake, invalid_answer].map(|board| board.response().message());
    assert_snapshot!(messages.join("\n"));
}

#[test]
fn review_ends_if_the_engine_fails_or_is_stopped() {
    for event in ["explain failed", "explain stop"] {
        let mut board = othello().open();
        board.send(FINISHED).send("explain begin");
        let start = board.log().len();
        board.send(event);
        assert_snapshot!(event.replace(' ', "_"), &board.log()[start..]);
    }
}
