//! The program: what is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(
    STAGE,
    [
        "f5f5",
        "x9",
        "--depth 0",
        "--seconds 0",
        "--seconds soon",
        "--seconds 1e9",
        "--seconds NaN",
        "--size 5",
        "--seconds",
        "f5 d6"
    ]
);

#[test]
fn searches_a_position() {
    assert_snapshot!(STAGE.run(&["f5d6c3", "--depth", "6"], ""));
}

#[test]
fn solves_four_by_four() {
    let size = ["--size", "4", "--seconds", "600"];
    assert_snapshot!(STAGE.run(&size, ""));
}

#[test]
fn finished_game_is_not_searched() {
    let over = test_support::endings::WIPED_OUT;
    assert_snapshot!(STAGE.run(&[over], ""));
}
