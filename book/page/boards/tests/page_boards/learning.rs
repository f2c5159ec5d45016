//! Trainings, games against the pupil, and patterns.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{Figure, START, live, respond};

/// Returns a board with a short training, which is enough to learn something.
fn train() -> Figure {
    live("train").with("position", START).with("games", 500)
}

#[test]
fn pupil_knows_nothing_at_first() {
    let board = train().open();
    assert!(board.plot().contains("error in discs"));
    assert_snapshot!(board.log());
}

#[test]
fn training_reports_each_generation() {
    let mut board = train().open();
    board.send("train begin").send_automatic_event();
    board.send_automatic_event();
    assert_eq!(board.plot().matches("<polyline").count(), 3);
    assert_snapshot!(board.log());
}

#[test]
fn training_can_be_stopped_and_resumed() {
    let mut board = train().open();
    board.send("train begin").send_automatic_event();
    board.send_automatic_event().send("train stop");
    board.send("train on").send_automatic_events();
    assert_snapshot!(board.log());
}

#[test]
fn stopped_training_has_the_same_result() {
    let mut board = train().open();
    board.send("train begin").send_automatic_event();
    board.send_automatic_event().send("train stop");
    board.send("train on").send_automatic_events();
    let mut uninterrupted = train().open();
    uninterrupted.send("train begin").send_automatic_events();
    for field in ["rounds", "weights"] {
        assert_eq!(
            board.response().kept(field),
            uninterrupted.response().kept(field)
        );
    }
}

#[test]
fn pupil_plays_with_the_learned_weights() {
    let mut board = train().open();
    board.send("train begin").send_automatic_events();
    let start = board.log().len();
    board.choose("f5").send_automatic_events();
    assert!(!board.log().contains("You must pass"));
    assert_snapshot!(&board.log()[start..]);
}

#[test]
fn second_training_has_other_games() {
    let mut board = train().open();
    board.send("train begin").send_automatic_events();
    let start = board.log().len();
    board.send("train begin").send_automatic_events();
    assert_snapshot!(&board.log()[start..]);
}

#[test]
fn reader_can_play_if_the_trainer_or_the_pupil_cannot_be_loaded() {
    let mut board = train().open();
    board.send("train begin").send("train failed");
    board.choose("f5").send("think 1");
    assert_snapshot!(board.log());
}

#[test]
fn invalid_answer_of_the_trainer_is_an_error() {
    let mut board = train().open();
    board.send_fields(&["train learned", "rounds 1 2"]);
    assert_snapshot!(
        board.response().message(),
        @"error: This is nothing that the trainer would say."
    );
}

#[test]
fn pupil_solves_the_last_move() {
    let position = format!("position -O{} X", "X".repeat(62));
    let answer = respond(&["live pupil", &position, "weights"]);
    assert_snapshot!(answer.describe_fields());
}

#[test]
fn invalid_weights_are_errors() {
    let position = format!("position {START}");
    for weights in ["0", "zz", "6f7468"] {
        let answer = respond(&["live pupil", &position, &format!("weights {weights}")]);
        assert_eq!(
            answer.error(),
            Some("These aren't weights: train makes some."),
            "{weights}"
        );
    }
}

fn patterns() -> Figure {
    live("patterns").with("position", format!("{} X", "-".repeat(64)))
}

#[test]
fn chosen_square_changes_from_black_to_white_to_empty() {
    let mut board = patterns().open();
    let contents = [(); 3].map(|()| {
        board.choose("b2");
        board.response().cells()[9].to_owned()
    });
    assert_eq!(
        contents,
        [
            "b2, black disc, in the pattern",
            "b2, white disc, in the pattern",
            "b2, empty, in the pattern",
        ]
    );
    assert_snapshot!(board.log());
}

/// An X-square next to an empty corner costs less once the corner is taken.
#[test]
fn corner_makes_x_square_less_bad() {
    let mut board = patterns().open();
    board.choose("b2").choose("a1");
    assert_snapshot!(board.log());
}

#[test]
fn patterns_have_buttons_and_instances() {
    let mut board = patterns().open();
    board.send("go next");
    for pattern in 1..6 {
        board.send(&format!("pattern {pattern}"));
    }
    assert_snapshot!(board.log());
}

#[test]
fn first_instance_follows_the_last() {
    let mut board = patterns().open();
    board.send("place 35").send("go next");
    assert_snapshot!(board.log());
}
