test_support::stage_binary!(
    STAGE,
    [
        "--black grandmaster",
        "--level expert",
        "--weights none.bin",
        "--ascii"
    ]
);

/// Ralle - Thor of 1990, up to move 47. White is losing.
const ENDING: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1";

#[test]
fn expert_solves_the_endgame() {
    let options = ["--moves", ENDING, "--white", "expert"];
    let output = STAGE.run(&options, "quit\n");
    assert!(
        output.contains("loses by 6 against perfect play; "),
        "{output}"
    );
    assert!(output.contains("a3 flips "), "{output}");
}

#[test]
fn undo_takes_back_the_moves_of_both_players() {
    let options = ["--moves", ENDING, "--black", "expert", "--white", "human"];
    let output = STAGE.run(&options, "a3\nundo\nquit\n");
    assert!(output.contains("expert> undo"), "{output}");
}

#[test]
fn computers_play_to_the_end() {
    for [black, white] in [["expert", "expert"], ["easy", "expert"]] {
        let players = ["--black", black, "--white", white];
        let options = [&players[..], &["--moves", ENDING]].concat();
        let output = STAGE.run(&options, "");
        assert!(output.contains("The game is over: "), "{output}");
    }
}
