test_support::stage_binary!(
    STAGE,
    [
        "f5 --depth soon",
        "f5 f5",
        "z9",
        "--table 18446744073709551615000",
        "--threads 0",
        "--threads 100000",
        "--time -1",
        "--weights none.bin"
    ]
);

/// The first column is the elapsed time.
#[test]
fn prints_one_line_per_iteration() {
    let output = STAGE.run(&["f5d6", "--depth", "3", "--time", "60s"], "");
    let depths = output.lines().skip(2).map(|line| line[8..13].trim());
    assert_eq!(depths.collect::<Vec<_>>(), ["1", "2", "3"]);
}

/// The transcript is the shortest possible game.
#[test]
fn finished_game_prints_no_iteration() {
    let output = STAGE.run(&["e6f4e3f6g5d6e7f5c5"], "");
    assert_eq!(output.lines().count(), 2, "{output}");
}
