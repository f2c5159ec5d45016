test_support::stage_binary!(
    STAGE,
    [
        "f5 --depth soon",
        "f5 f5",
        "z9",
        "--table 18446744073709551615000",
        "--threads 100000",
        "--time -1",
        "--weights none.bin"
    ]
);

/// All columns but the seconds.
#[test]
fn each_depth_gets_a_line() {
    let shown = STAGE.run(&["f5d6", "--depth", "3", "--time", "60s"], "");
    let depths = shown.lines().skip(2).map(|line| &line[8..13]);
    assert_eq!(depths.collect::<Vec<_>>(), ["    1", "    2", "    3"]);
}

/// The shortest game there is.
#[test]
fn a_game_that_is_over_leaves_nothing_to_think_about() {
    let shown = STAGE.run(&["e6f4e3f6g5d6e7f5c5"], "");
    assert_eq!(shown.lines().count(), 2, "{shown}");
}
