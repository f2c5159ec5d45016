//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(
    STAGE,
    [
        "",
        "easy",
        "easy medium hard",
        "easy medium --games 0",
        "easy medium --games -1",
        "easy medium --games 65536",
        "discs:61 easy",
        "easy medium --seed 1.5",
        "human easy",
        "luck:2 easy",
        "easy medium --moves f5"
    ]
);

#[test]
fn plays_a_match() {
    let match_of_20 = ["easy", "medium", "--games", "20", "--seed", "1"];
    assert_snapshot!(STAGE.run(&match_of_20, ""));
}

#[test]
fn medium_against_hard() {
    assert_snapshot!(STAGE.run(&["medium", "hard", "--games", "6"], ""));
}

#[test]
fn numbers_computers_of_the_same_level() {
    assert_snapshot!(STAGE.run(&["easy", "easy", "--games", "2"], ""));
}
