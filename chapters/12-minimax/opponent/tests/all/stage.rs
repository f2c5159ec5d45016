//! The program: what is typed, and what is seen.

use insta::assert_snapshot;
use pretty_assertions::{assert_eq, assert_ne};
use testing::endings::WIPED_OUT;

testing::stage_binary!(STAGE);

#[test]
fn a_person_plays_against_the_computer() {
    let othello = ["othello", "--black", "human", "--white", "hard"];
    assert_snapshot!(STAGE.run(&othello, "f5\nd3\nundo\nquit\n"));
}

#[test]
fn the_computer_passes_and_wins() {
    let moves = ["--moves", WIPED_OUT.strip_suffix("c5").unwrap()];
    let computers = ["othello", "--black", "easy", "--white", "easy"];
    assert_snapshot!(STAGE.run(&[&computers[..], &moves].concat(), "no\n"));
    let passing = ["--black", "easy", "--moves", "f5f6d3g5h5h4f7h6"];
    let shown = STAGE.run(&[&["othello"], &passing[..]].concat(), "");
    assert!(shown.contains("easy can't flip anything and must pass> pass"));
    assert!(shown.contains("easy passes"), "{shown}");
}

#[test]
fn the_computer_that_begins_has_nothing_to_take_back_but_its_move() {
    let othello = ["othello", "--black", "easy", "--white", "human"];
    let shown = STAGE.run(&othello, "undo\nquit\n");
    assert!(shown.contains("this is the start of the game"), "{shown}");
}

#[test]
fn two_computers_play_to_the_end_and_again_the_same() {
    let othello = ["othello", "--black", "easy", "--white", "medium"];
    let shown = STAGE.run(&othello, "");
    assert!(shown.contains("The game is over, "), "{shown}");
    assert_eq!(STAGE.run(&othello, ""), shown);
    let seeded = STAGE.run(&[&othello[..], &["--seed", "2"]].concat(), "");
    assert_ne!(seeded, shown);
}

#[test]
fn tic_tac_toe_is_played() {
    let table = ["tic-tac-toe", "--x", "human", "--o", "hard"];
    assert_snapshot!(STAGE.run(&table, "a1\na1\nz9\nb2\nc1\nb1\na3\nc3\n"));
    let hard = ["tic-tac-toe", "--x", "hard", "--o", "hard"];
    assert!(STAGE.run(&hard, "").ends_with("\na draw\n"));
}

#[test]
fn a_move_is_taken_back_together_with_the_answer() {
    let table = ["tic-tac-toe", "--o", "hard"];
    assert_snapshot!(STAGE.run(&table, "a1\nundo\nundo\nQUIT\n"));
}

#[test]
fn between_people_one_move_is_taken_back() {
    let table = ["connect-four", "--white", "human"];
    assert_snapshot!(STAGE.run(&table, "d\ne\nundo\nquit\n"));
}

#[test]
fn what_the_computer_did_first_is_not_taken_back() {
    let table = ["tic-tac-toe", "--x", "easy", "--o", "human"];
    let shown = STAGE.run(&table, "undo\n");
    assert!(shown.contains("O> there's nothing to take back\nO> "));
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let shown = STAGE.run(&["tic-tac-toe"], b"\xff\xfe\n");
    assert!(shown.starts_with("exit 0\n"), "{shown}");
    assert!(shown.contains("isn't a spot"), "{shown}");
}

#[test]
fn connect_four_is_played() {
    let table = ["connect-four", "--black", "human", "--white", "hard"];
    assert_snapshot!(STAGE.run(&table, "d\nquit\n"));
    let easy = ["connect-four", "--black", "hard", "--white", "easy"];
    assert!(STAGE.run(&easy, "").ends_with("\nBlack wins\n"));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&[], ""),
        STAGE.run(&["chess"], ""),
        STAGE.run(&["othello", "--black", "heavy"], ""),
        STAGE.run(&["othello", "--black", "corners:0"], ""),
        STAGE.run(&["othello", "--black", "edges:3"], ""),
        STAGE.run(&["othello", "--seed", "x"], ""),
        STAGE.run(&["othello", "--moves", "f5f5"], ""),
        STAGE.run(&["othello", "--window"], ""),
        STAGE.run(&["tic-tac-toe", "--black", "hard"], ""),
        STAGE.run(&["connect-four", "--x", "hard"], ""),
        STAGE.run(&["tic-tac-toe", "--seed", "-1"], ""),
        STAGE.run(&["tic-tac-toe", "--x", "corners:3"], ""),
        STAGE.run(&["connect-four", "--white", "strong"], ""),
    ];
    assert_snapshot!(answers.concat());
}

#[test]
fn a_line_has_a_limit() {
    STAGE.assert_a_line_has_a_limit(&["othello"]);
    STAGE.assert_a_line_has_a_limit(&["connect-four"]);
}

#[test]
fn what_can_be_typed_is_named_and_explained() {
    let shown = STAGE.run(&["othello"], "quit\n");
    assert!(shown.contains("or help, undo or quit."), "{shown}");
    assert_snapshot!(STAGE.run(&["tic-tac-toe"], "help\n?\n"));
}

#[test]
fn two_computers_of_one_level_are_told_apart() {
    let computers = ["othello", "--black", "easy", "--white", "easy"];
    let shown = STAGE.run(&computers, "no\n");
    assert!(
        shown.contains("Black (black) 2, White (white) 2"),
        "{shown}"
    );
    assert!(!shown.contains("easy> "), "{shown}");
}
