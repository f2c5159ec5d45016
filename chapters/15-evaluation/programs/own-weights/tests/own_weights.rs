//! What is typed, and what is seen.

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
fn the_book_against_itself_is_too_close_to_be_sure() {
    assert_snapshot!(PROGRAM.run(&[], ""));
}
