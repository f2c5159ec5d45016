//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;

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
fn two_computers_of_one_level_are_told_apart() {
    let computers = ["match", "--black", "easy", "--white", "easy"];
    let options = ["--games", "2"];
    assert_snapshot!(STAGE.run(&[&computers[..], &options].concat(), ""));
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
        STAGE.run(&["match", "--games", "0"], ""),
        STAGE.run(&["match", "--games", "-1"], ""),
        STAGE.run(&["match", "--games", "10001"], ""),
        STAGE.run(&["match", "--black", "discs:61"], ""),
        STAGE.run(&["match", "--seed", "1.5"], ""),
        STAGE.run(&["match", "--black", "human"], ""),
        STAGE.run(&["match", "--white", "luck:2"], ""),
    ];
    assert_snapshot!(answers.concat());
}
