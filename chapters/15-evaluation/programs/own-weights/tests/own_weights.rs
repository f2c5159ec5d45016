//! Keys sent to the terminal and the screens that follow.

use insta::assert_snapshot;

test_support::stage_binary!(
    PROGRAM,
    [
        "--corner",
        "--corner x",
        "--corner 201",
        "--late 61",
        "--depth 0",
        "30"
    ]
);

#[test]
fn equal_engines_are_too_close_to_call() {
    assert_snapshot!(PROGRAM.run(&[], ""));
}
