//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;
use testing::endings::WIPED_OUT;

testing::stage_binary!(STAGE);

#[test]
fn a_match_is_played() {
    let games = ["--games", "20", "--seed", "1"];
    let players = ["match", "--black", "easy", "--white", "medium"];
    assert_snapshot!(STAGE.run(&[&players[..], &games].concat(), ""));
}

#[test]
fn medium_against_hard() {
    let games = ["--games", "6", "--seed", "1"];
    let players = ["match", "--black", "medium", "--white", "hard"];
    assert_snapshot!(STAGE.run(&[&players[..], &games].concat(), ""));
}

#[test]
fn every_move_is_analyzed() {
    assert_snapshot!(
        STAGE.run(&["analyze", "--moves", "f5d6c3", "--depth", "5"], "")
    );
    let corners = ["--evaluation", "corners", "--depth", "1"];
    assert_snapshot!(STAGE.run(&[&["analyze"], &corners[..]].concat(), ""));
}

#[test]
fn a_pass_and_an_end_are_analyzed_too() {
    let pass = STAGE.run(&["analyze", "--moves", "f5f6d3g5h5h4f7h6"], "");
    assert!(pass.contains("\n* pass "), "{pass}");
    let end = STAGE.run(&["analyze", "--moves", WIPED_OUT], "");
    assert!(end.ends_with("\nThe game is over, 64-0\n"), "{end}");
}

#[test]
fn four_by_four_othello_is_solved() {
    let solved = STAGE.run(&["analyze", "--size", "4", "--depth", "30"], "");
    assert_snapshot!(solved);
}

#[test]
fn the_positions_of_each_depth_are_counted() {
    assert_snapshot!(STAGE.run(&["depths"], ""));
    let middle = "f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2b3d2c2b5f3a3f1";
    assert_snapshot!(
        STAGE.run(&["depths", "--depth", "5", "--moves", middle], "")
    );
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&[], ""),
        STAGE.run(&["chess"], ""),
        STAGE.run(&["othello"], ""),
        STAGE.run(&["match", "--games", "0"], ""),
        STAGE.run(&["match", "--games", "-1"], ""),
        STAGE.run(&["match", "--games", "10001"], ""),
        STAGE.run(&["match", "--black", "discs:61"], ""),
        STAGE.run(&["match", "--seed", "1.5"], ""),
        STAGE.run(&["match", "--black", "human"], ""),
        STAGE.run(&["analyze", "--depth", "0"], ""),
        STAGE.run(&["analyze", "--depth", "deep"], ""),
        STAGE.run(&["analyze", "--evaluation", "luck"], ""),
        STAGE.run(&["analyze", "--size", "5"], ""),
        STAGE.run(&["analyze", "--moves", "a1"], ""),
        STAGE.run(&["depths", "--depth", "0"], ""),
        STAGE.run(&["depths", "--depth", "61"], ""),
    ];
    assert_snapshot!(answers.concat());
}

#[test]
fn two_computers_of_one_level_are_told_apart() {
    let computers = ["match", "--black", "easy", "--white", "easy"];
    let options = ["--games", "2"];
    assert_snapshot!(STAGE.run(&[&computers[..], &options].concat(), ""));
}
