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
fn a_person_plays_against_the_computer() {
    let players = ["--black", "human", "--white", "hard"];
    assert_snapshot!(STAGE.run(&players, "f5\nd3\nundo\nquit\n"));
}

#[test]
fn the_computer_passes_and_wins() {
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
fn the_computer_that_begins_has_nothing_to_take_back_but_its_move() {
    let players = ["--black", "easy", "--white", "human"];
    let shown = STAGE.run(&players, "undo\nquit\n");
    assert!(shown.contains("this is the start of the game"), "{shown}");
}

#[test]
fn two_computers_play_to_the_end_and_again_the_same() {
    let players = ["--black", "easy", "--white", "medium"];
    let shown = STAGE.run(&players, "");
    assert!(shown.contains("The game is over: "), "{shown}");
    assert_eq!(STAGE.run(&players, ""), shown);
    let seeded = STAGE.run(&[&players[..], &["--seed", "2"]].concat(), "");
    assert_ne!(seeded, shown);
}

#[test]
fn what_can_be_typed_is_named_and_explained() {
    let shown = STAGE.run(&[], "help\nquit\n");
    assert!(shown.contains("or help, undo or quit."), "{shown}");
    assert!(shown.contains("take the last turn back"), "{shown}");
}

#[test]
fn two_computers_of_one_level_are_told_apart() {
    let computers = ["--black", "easy", "--white", "easy"];
    let shown = STAGE.run(&computers, "");
    let black = "Black to move\neasy (black) 2, easy (white) 2\neasy> ";
    assert!(shown.contains(black), "{shown}");
}

#[test]
fn two_people_are_told_apart() {
    let shown = STAGE.run(&["--white", "human"], "f5\nquit\n");
    let white = "White to move\nYou (black) 4, You (white) 1\nYou> ";
    assert!(shown.contains(white), "{shown}");
}
