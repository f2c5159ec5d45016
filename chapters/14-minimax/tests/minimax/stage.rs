//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;
use test_support::endings::WIPED_OUT;

test_support::stage_binary!(
    STAGE,
    [
        "chess",
        "f5 d6",
        "--depth 0",
        "--depth 61",
        "--depth deep",
        "--size 5",
        "a1"
    ]
);

#[test]
fn analyzes_every_move() {
    assert_snapshot!(STAGE.run(&["f5d6c3", "--depth", "5"], ""));
}

#[test]
fn analyzes_pass_and_finished_game() {
    let pass = STAGE.run(&["f5f6d3g5h5h4f7h6"], "");
    assert!(pass.contains("\n* pass "), "{pass}");
    let end = STAGE.run(&[WIPED_OUT], "");
    assert!(end.ends_with("\nThe game is over, 64-0\n"), "{end}");
}

#[test]
fn defaults_to_the_starting_position() {
    let shown = STAGE.run(&["--depth", "1"], "");
    assert!(shown.contains("Black to move\n* d3"), "{shown}");
}

#[test]
fn solves_four_by_four_othello() {
    assert_snapshot!(STAGE.run(&["--size", "4", "--depth", "30"], ""));
}
