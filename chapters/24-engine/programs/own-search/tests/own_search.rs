//! What is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(
    PROGRAM,
    [
        "--cut",
        "--cut nan",
        "--cut -1",
        "--cut 6",
        "--depth 0",
        "--depth x",
        "--positions 999",
        "--without",
        "--without corner",
        "table"
    ]
);

#[test]
fn who_sees_one_move_ahead_soon_loses() {
    assert_snapshot!(PROGRAM.run(&["--depth", "1"], ""));
}
