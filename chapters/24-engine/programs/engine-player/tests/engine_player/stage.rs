test_support::stage_binary!(STAGE, ["f5 --depth soon", "f5 f5", "z9"]);

/// The shortest game there is.
#[test]
fn a_game_that_is_over_leaves_nothing_to_think_about() {
    let shown = STAGE.run(&["e6f4e3f6g5d6e7f5c5"], "");
    assert_eq!(shown.lines().count(), 2, "{shown}");
}
