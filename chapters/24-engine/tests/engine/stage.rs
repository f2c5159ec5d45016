test_support::stage_binary!(STAGE, ["f5 --depth soon", "f5 f5", "z9"]);

/// The transcript is the shortest possible game.
#[test]
fn finished_game_prints_no_iteration() {
    let output = STAGE.run(&["e6f4e3f6g5d6e7f5c5"], "");
    assert_eq!(output.lines().count(), 2, "{output}");
}
