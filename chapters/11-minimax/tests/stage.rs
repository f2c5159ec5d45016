//! The stage binary: what is typed, and what is seen.

#[path = "../../05-end-of-game/tests/endings/mod.rs"]
mod endings;
#[path = "../../01-board/tests/run/mod.rs"]
mod run;

use endings::WIPED_OUT;
use insta::assert_snapshot;
use run::run;

#[test]
fn a_person_plays_against_the_computer() {
    let othello = ["othello", "--black", "human", "--white", "hard"];
    assert_snapshot!(run(&othello, "f5\nd3\nundo\nquit\n"));
}

#[test]
fn the_computer_passes_and_wins() {
    let moves = ["--moves", WIPED_OUT.strip_suffix("c5").unwrap()];
    let computers = ["othello", "--black", "easy", "--white", "easy"];
    assert_snapshot!(run(&[&computers[..], &moves].concat(), "no\n"));
    let passing = ["--black", "easy", "--moves", "f5f6d3g5h5h4f7h6"];
    let shown = run(&[&["othello"], &passing[..]].concat(), "");
    assert!(shown.contains("easy can flip nothing and must pass> pass"));
    assert!(shown.contains("easy passes"), "{shown}");
}

#[test]
fn the_computer_that_begins_has_nothing_to_take_back_but_its_move() {
    let othello = ["othello", "--black", "easy", "--white", "human"];
    let shown = run(&othello, "undo\nquit\n");
    assert!(shown.contains("this is the start of the game"), "{shown}");
}

#[test]
fn two_computers_play_to_the_end_and_again_the_same() {
    let othello = ["othello", "--black", "easy", "--white", "medium"];
    let shown = run(&othello, "");
    assert!(shown.contains("The game is over, "), "{shown}");
    assert_eq!(run(&othello, ""), shown);
    let seeded = run(&[&othello[..], &["--seed", "2"]].concat(), "");
    assert_ne!(seeded, shown);
}

#[test]
fn tic_tac_toe_is_played() {
    let table = ["tic-tac-toe", "--x", "human", "--o", "hard"];
    assert_snapshot!(run(&table, "a1\na1\nz9\nb2\nc1\nb1\na3\nc3\n"));
    let hard = ["tic-tac-toe", "--x", "hard", "--o", "hard"];
    assert!(run(&hard, "").ends_with("\na draw\n"));
}

#[test]
fn a_move_is_taken_back_together_with_the_answer() {
    let table = ["tic-tac-toe", "--o", "hard"];
    assert_snapshot!(run(&table, "a1\nundo\nundo\nQUIT\n"));
}

#[test]
fn between_people_one_move_is_taken_back() {
    let table = ["connect-four", "--white", "human"];
    assert_snapshot!(run(&table, "d\ne\nundo\nquit\n"));
}

#[test]
fn what_the_computer_did_first_is_not_taken_back() {
    let table = ["tic-tac-toe", "--x", "easy", "--o", "human"];
    let shown = run(&table, "undo\n");
    assert!(shown.contains("O> there is nothing to take back\nO> "));
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let shown = run(&["tic-tac-toe"], b"\xff\xfe\n");
    assert!(shown.starts_with("exit 0\n"), "{shown}");
    assert!(shown.contains("names no spot"), "{shown}");
}

#[test]
fn connect_four_is_played() {
    let table = ["connect-four", "--black", "human", "--white", "hard"];
    assert_snapshot!(run(&table, "d\nquit\n"));
    let easy = ["connect-four", "--black", "hard", "--white", "easy"];
    assert!(run(&easy, "").ends_with("\nBlack wins\n"));
}

#[test]
fn a_match_is_played() {
    let games = ["--games", "20", "--seed", "1"];
    let players = ["match", "--black", "easy", "--white", "medium"];
    assert_snapshot!(run(&[&players[..], &games].concat(), ""));
}

#[test]
fn medium_against_hard() {
    let games = ["--games", "6", "--seed", "1"];
    let players = ["match", "--black", "medium", "--white", "hard"];
    assert_snapshot!(run(&[&players[..], &games].concat(), ""));
}

#[test]
fn every_move_is_analysed() {
    assert_snapshot!(run(
        &["analyse", "--moves", "f5d6c3", "--depth", "5"],
        ""
    ));
    let corners = ["--evaluation", "corners", "--depth", "1"];
    assert_snapshot!(run(&[&["analyse"], &corners[..]].concat(), ""));
}

#[test]
fn a_pass_and_an_end_are_analysed_too() {
    let pass = run(&["analyse", "--moves", "f5f6d3g5h5h4f7h6"], "");
    assert!(pass.contains("\n* pass "), "{pass}");
    let end = run(&["analyse", "--moves", WIPED_OUT], "");
    assert!(end.ends_with("\nThe game is over, 64-0\n"), "{end}");
}

#[test]
fn four_by_four_othello_is_solved() {
    let solved = run(&["analyse", "--size", "4", "--depth", "30"], "");
    assert_snapshot!(solved);
}

#[test]
fn the_positions_of_each_depth_are_counted() {
    assert_snapshot!(run(&["depths"], ""));
    let middle = "f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2b3d2c2b5f3a3f1";
    assert_snapshot!(run(&["depths", "--depth", "5", "--moves", middle], ""));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        run(&[], ""),
        run(&["chess"], ""),
        run(&["othello", "--black", "heavy"], ""),
        run(&["othello", "--black", "corners:0"], ""),
        run(&["othello", "--black", "edges:3"], ""),
        run(&["othello", "--seed", "x"], ""),
        run(&["othello", "--moves", "f5f5"], ""),
        run(&["othello", "--window"], ""),
        run(&["tic-tac-toe", "--black", "hard"], ""),
        run(&["tic-tac-toe", "--seed", "-1"], ""),
        run(&["tic-tac-toe", "--x", "corners:3"], ""),
        run(&["connect-four", "--white", "strong"], ""),
        run(&["match", "--games", "0"], ""),
        run(&["match", "--games", "-1"], ""),
        run(&["match", "--seed", "1.5"], ""),
        run(&["match", "--black", "human"], ""),
        run(&["analyse", "--depth", "0"], ""),
        run(&["analyse", "--depth", "deep"], ""),
        run(&["analyse", "--evaluation", "luck"], ""),
        run(&["analyse", "--size", "5"], ""),
        run(&["analyse", "--moves", "a1"], ""),
        run(&["depths", "--depth", "0"], ""),
    ];
    assert_snapshot!(answers.concat());
}
