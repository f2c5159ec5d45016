test_support::stage_binary!(STAGE, ["f5f5", "x9", "--deep"]);

#[test]
fn prints_a_line_for_each_move() {
    let output = STAGE.run(&["f5d6c3"], "");
    assert!(output.contains("White to move"), "{output}");
    assert_eq!(
        output.lines().filter(|line| line.contains("large")).count(),
        4
    );
}
