//! Tests of the program `own-search`.

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
fn depth_1_loses_quickly() {
    assert_snapshot!(PROGRAM.run(&["--depth", "1"], ""));
}
