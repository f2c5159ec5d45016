//! The stage binary.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE, ["--table 0", "f5f5", "--depth 99"]);

#[test]
fn searches_a_position_twice() {
    assert_snapshot!(STAGE.run(&["f5d6c3"], ""));
}

#[test]
fn solves_a_small_board_twice() {
    assert_snapshot!(STAGE.run(&["--size", "4", "--depth", "12"], ""));
}
