//! The program: what is typed, and what is seen.

test_support::stage_binary!(
    STAGE,
    [
        "--black grandmaster",
        "--level expert",
        "--weights none.bin",
        "--ascii"
    ]
);

/// Ralle - Thor of 1990, up to move 47. White has lost.
const ENDING: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1";

#[test]
fn the_expert_sees_the_end() {
    let options = ["--moves", ENDING, "--white", "expert"];
    let shown = STAGE.run(&options, "quit\n");
    assert!(
        shown.contains("loses by 6 against perfect play; "),
        "{shown}"
    );
    assert!(shown.contains("a3 flips "), "{shown}");
}

#[test]
fn a_person_takes_a_move_back_and_so_does_the_expert() {
    let options = ["--moves", ENDING, "--black", "expert", "--white", "human"];
    let shown = STAGE.run(&options, "a3\nundo\nquit\n");
    assert!(shown.contains("expert> undo"), "{shown}");
}

#[test]
fn two_experts_and_two_levels_play_to_the_end() {
    for [black, white] in [["expert", "expert"], ["easy", "expert"]] {
        let players = ["--black", black, "--white", white];
        let options = [&players[..], &["--moves", ENDING]].concat();
        let shown = STAGE.run(&options, "");
        assert!(shown.contains("The game is over: "), "{shown}");
    }
}
