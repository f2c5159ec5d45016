//! The strip of a game's positions.

use crate::common::{all, ask, go_on, one};

use pretty_assertions::assert_eq;

/// Black passes before the last move.
const STRIP: [&str; 2] = ["live strip", "moves f5f6d3g5h5h4f7h6c5"];

#[test]
fn a_strip_has_a_board_for_each_turn_and_a_pass_is_one() {
    let answer = ask(&STRIP);
    let names = all(&answer, "cell");
    assert_eq!(names.len(), 11);
    assert_eq!(names[0], "start");
    assert_eq!(names[9], "turn 9, pass");
    assert_eq!(names[10], "turn 10, c5, the game is here");
    assert_eq!(
        one(&answer, "status"),
        "White has played c5. Black to move."
    );
    assert_eq!(one(&answer, "columns"), "0");
    assert_eq!(answer.matches("board-node").count(), 11);
}

#[test]
fn undo_walks_it_back_a_turn_at_a_time() {
    let answer = go_on(&STRIP, &["go back"]);
    let said = "Black has passed. White to move.";
    assert_eq!(one(&answer, "status"), said);
    let names = all(&answer, "cell");
    assert_eq!(names[10], "turn 10, c5, taken back");
    assert_eq!(answer.matches("tree-ghost").count(), 1);
    let answer = go_on(&STRIP, &["go back", "go back"]);
    let said = "White has played h6. Black must pass. White to move.";
    assert_eq!(one(&answer, "status"), said);
    let answer = go_on(&STRIP, &["go back", "go forward"]);
    assert_eq!(answer, ask(&STRIP));
}

#[test]
fn any_board_of_it_can_be_chosen() {
    let answer = go_on(&STRIP, &["choose 0"]);
    let said = "The start: there's nothing to take back. Black to move.";
    assert_eq!(one(&answer, "status"), said);
    assert_eq!(
        all(&answer, "button")[0].split(' ').nth(2),
        Some("disabled")
    );
    let answer = go_on(&STRIP, &["choose 0", "choose 3"]);
    assert_eq!(
        one(&answer, "status"),
        "Black has played d3. White to move."
    );
    assert_eq!(go_on(&STRIP, &["choose 99"]), ask(&STRIP));
}

#[test]
fn a_strip_of_an_illegal_game_is_refused() {
    let answer = ask(&["live strip", "moves f5f5"]);
    let said = "error Move 2: f5 is taken: play on an empty square. Legal \
                moves: f4 d6 f6.\n";
    assert_eq!(answer, said);
}
