//! The stage binary.

test_support::stage_binary!(STAGE, ["f5f5", "x9", "--deep"]);

#[test]
fn it_says_what_each_move_is_worth() {
    let shown = STAGE.run(&["f5d6c3"], "");
    assert!(shown.contains("White to move"), "{shown}");
    assert_eq!(
        shown.lines().filter(|line| line.contains("large")).count(),
        4
    );
}
