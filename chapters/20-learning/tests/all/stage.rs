//! The stage binary.

test_support::stage_binary!(STAGE);

#[test]
fn it_says_what_each_move_is_worth() {
    let shown = STAGE.run(&["f5d6c3"], "");
    assert!(shown.contains("White to move"), "{shown}");
    assert_eq!(
        shown.lines().filter(|line| line.contains("large")).count(),
        4
    );
}

#[test]
fn bad_input_gets_a_sentence() {
    let shown = STAGE.run(&["f5f5"], "");
    assert!(shown.contains("f5"), "{shown}");
}
