//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;
use pretty_assertions::{assert_eq, assert_ne};

test_support::stage_binary!(
    STAGE,
    [
        "--x",
        "--x perfect",
        "--seed first",
        "--seed -1",
        "--from XX",
        "--from XX.......",
        "--from XXXXXXXXXX",
        "--from ABCDEFGHI",
        "--from XXXOOO...",
        "--from OOOXX.XX.",
        "hard",
        "--depth 3"
    ]
);

#[test]
fn a_person_who_looks_away_loses_to_hard() {
    assert_snapshot!(STAGE.run(&["--o", "hard"], "a1\nb1\nc3\na3\n"));
}

#[test]
fn a_wrong_line_gets_a_sentence_and_another_try() {
    let typed = "b4\n\nb2\nquit\n";
    assert_snapshot!(STAGE.run(&["--o", "easy"], typed));
}

#[test]
fn a_taken_spot_gets_a_sentence() {
    let players = ["--o", "human", "--from", "X........"];
    let output = STAGE.run(&players, "a1\nb2\n");
    assert!(
        output.contains("a1 is taken by X: choose an empty spot"),
        "{output}"
    );
}

#[test]
fn a_move_is_taken_back_together_with_the_answer() {
    assert_snapshot!(STAGE.run(&["--o", "hard"], "a1\nundo\nb2\n"));
}

#[test]
fn between_people_one_move_is_taken_back() {
    let typed = "a1\nb2\nundo\nundo\nundo\n";
    assert_snapshot!(STAGE.run(&["--o", "human"], typed));
}

#[test]
fn what_the_computer_did_first_is_not_taken_back() {
    let output = STAGE.run(&["--x", "easy", "--o", "human"], "undo\n");
    assert!(
        output.contains("O> there's nothing to take back\n"),
        "{output}"
    );
    assert!(output.ends_with("\nO> Goodbye.\n"), "{output}");
}

#[test]
fn a_position_is_given_and_not_taken_back() {
    let players = ["--o", "human", "--from", "X........"];
    let output = STAGE.run(&players, "undo\n");
    assert!(
        output.contains("O> there's nothing to take back\n"),
        "{output}"
    );
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let output = STAGE.run(&[], b"\xff\xfe\n");
    assert!(output.starts_with("exit 0\n"), "{output}");
    assert!(output.contains("isn't a spot"), "{output}");
}

#[test]
fn two_hard_players_draw() {
    let players = ["--x", "hard", "--o", "hard"];
    assert_snapshot!(STAGE.run(&players, ""));
    for seed in ["2", "3"] {
        let output = STAGE.run(&[&players[..], &["--seed", seed]].concat(), "");
        assert!(output.ends_with("\na draw\n"), "{output}");
    }
}

#[test]
fn a_seed_repeats_a_whole_game() {
    let game = |seed| {
        let options = ["--x", "easy", "--o", "medium", "--seed", seed];
        STAGE.run(&options, "")
    };
    assert_eq!(game("4"), game("4"));
    assert_ne!(game("4"), game("5"));
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    assert!(STAGE.run(&[], "").ends_with("X> Goodbye.\n"));
}

#[test]
fn a_finished_game_is_only_told() {
    assert_snapshot!(STAGE.run(&["--from", "XXXOO...."], "a1\n"), @r"
    exit 0
      a b c
    1 X X X
    2 O O .
    3 . . .
    X: human, O: medium
    X (human) wins
    ");
}

#[test]
fn a_reader_who_leaves_before_the_end_is_no_error() {
    STAGE.assert_a_closed_output_is_no_error(&["--x", "easy", "--o", "easy"]);
}

#[test]
fn a_line_has_a_limit() {
    STAGE.assert_a_line_has_a_limit(&["--o", "human"]);
}

#[test]
fn what_can_be_typed_is_named_and_explained() {
    assert_snapshot!(STAGE.run(&["--o", "human"], "help\n?\n"));
}
