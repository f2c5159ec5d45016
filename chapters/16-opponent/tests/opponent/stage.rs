//! The program: what is typed, and what is seen.

use insta::assert_snapshot;
use pretty_assertions::{assert_eq, assert_ne};
use test_support::endings::WIPED_OUT;

test_support::stage_binary!(
    STAGE,
    [
        "chess",
        "--black heavy",
        "--black corners:0",
        "--black edges:3",
        "--black",
        "--seed x",
        "--moves f5f5",
        "--ascii"
    ]
);

#[test]
fn plays_against_the_computer() {
    let players = ["--black", "human", "--white", "hard"];
    assert_snapshot!(STAGE.run(&players, "f5\nd3\nundo\nquit\n"));
}

#[test]
fn computer_passes_and_wins() {
    let moves = ["--moves", WIPED_OUT.strip_suffix("c5").unwrap()];
    let computers = ["--black", "easy", "--white", "easy"];
    assert_snapshot!(STAGE.run(&[&computers[..], &moves].concat(), ""));
    let passing = ["--black", "easy", "--moves", "f5f6d3g5h5h4f7h6"];
    let shown = STAGE.run(&passing, "");
    let passes = "Black must pass\neasy (black) ";
    assert!(shown.contains(passes), "{shown}");
    assert!(shown.contains("easy> pass, "), "{shown}");
}

#[test]
fn first_computer_move_cannot_be_taken_back() {
    let players = ["--black", "easy", "--white", "human"];
    let shown = STAGE.run(&players, "undo\nquit\n");
    assert!(shown.contains("this is the start of the game"), "{shown}");
}

#[test]
fn computer_game_is_reproducible() {
    let players = ["--black", "easy", "--white", "medium"];
    let shown = STAGE.run(&players, "");
    assert!(shown.contains("The game is over: "), "{shown}");
    assert_eq!(STAGE.run(&players, ""), shown);
    let seeded = STAGE.run(&[&players[..], &["--seed", "2"]].concat(), "");
    assert_ne!(seeded, shown);
}

#[test]
fn help_lists_all_commands() {
    let shown = STAGE.run(&[], "help\nquit\n");
    assert!(shown.contains("or help, undo or quit."), "{shown}");
    assert!(shown.contains("take the last turn back"), "{shown}");
}

#[test]
fn numbers_computers_of_the_same_level() {
    let computers = ["--black", "easy", "--white", "easy"];
    let shown = STAGE.run(&computers, "");
    let black = "Black to move\neasy (black) 2, easy (white) 2\neasy> ";
    assert!(shown.contains(black), "{shown}");
}

#[test]
fn numbers_players_with_the_same_name() {
    let shown = STAGE.run(&["--white", "human"], "f5\nquit\n");
    let white = "White to move\nYou (black) 4, You (white) 1\nYou> ";
    assert!(shown.contains(white), "{shown}");
}
