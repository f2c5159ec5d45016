//! The stage binary: what it's asked, and what it says.

use insta::assert_snapshot;
use pretty_assertions::{assert_eq, assert_ne};

test_support::stage_binary!(
    STAGE,
    [
        "",
        "easy",
        "hard perfect",
        "easy hard easy",
        "hard hard --seed first",
        "hard hard --seed -1",
        "hard hard --from XX",
        "hard hard --from XX.......",
        "hard hard --from XXXXXXXXXX",
        "hard hard --from ABCDEFGHI",
        "hard hard --from XXXOOO...",
        "hard hard --from OOOXX.XX.",
        "--depth 3"
    ]
);

#[test]
fn hard_against_hard_draws() {
    for seed in ["1", "2", "3"] {
        let output = STAGE.run(&["hard", "hard", "--seed", seed], "");
        assert!(output.trim_end().ends_with("\na draw"), "{output}");
    }
}

#[test]
fn easy_loses_to_hard_after_wrong_reply() {
    assert_snapshot!(STAGE.run(&["hard", "easy", "--from", "XO......."], ""));
}

#[test]
fn seed_reproduces_whole_game() {
    let game = |seed| STAGE.run(&["easy", "medium", "--seed", seed], "");
    assert_eq!(game("4"), game("4"));
    assert_ne!(game("4"), game("5"));
}

#[test]
fn finished_game_prints_only_the_result() {
    let output = STAGE.run(&["easy", "easy", "--from", "XXXOO...."], "");
    assert!(output.trim_end().ends_with("\nX (easy) wins"), "{output}");
}
