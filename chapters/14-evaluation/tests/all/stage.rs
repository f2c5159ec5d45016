//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE);

#[test]
fn a_match_is_played() {
    let match_of_20 = ["easy", "medium", "--games", "20", "--seed", "1"];
    assert_snapshot!(STAGE.run(&match_of_20, ""));
}

#[test]
fn medium_against_hard() {
    assert_snapshot!(STAGE.run(&["medium", "hard", "--games", "6"], ""));
}

#[test]
fn two_computers_of_one_level_are_told_apart() {
    assert_snapshot!(STAGE.run(&["easy", "easy", "--games", "2"], ""));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&[], ""),
        STAGE.run(&["easy"], ""),
        STAGE.run(&["easy", "medium", "hard"], ""),
        STAGE.run(&["easy", "medium", "--games", "0"], ""),
        STAGE.run(&["easy", "medium", "--games", "-1"], ""),
        STAGE.run(&["easy", "medium", "--games", "10001"], ""),
        STAGE.run(&["discs:61", "easy"], ""),
        STAGE.run(&["easy", "medium", "--seed", "1.5"], ""),
        STAGE.run(&["human", "easy"], ""),
        STAGE.run(&["luck:2", "easy"], ""),
        STAGE.run(&["easy", "medium", "--moves", "f5"], ""),
    ];
    assert_snapshot!(answers.concat());
}
