//! The stage binary, run as two people run it: what they type goes in, what
//! they see comes out. What is typed does not show, as it would on a terminal.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;

test_support::stage_binary!(STAGE, ["--wite Bob", "--black", "e6"]);

const ANN_AND_BOB: [&str; 4] = ["--black", "Ann", "--white", "Bob"];

/// Black flips White's last disc with the ninth move.
const LINES: &str = "e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5\n";

/// What Ann and Bob see when they type these lines.
fn session(lines: &[&str]) -> String {
    STAGE.run(&ANN_AND_BOB, lines.join("\n") + "\n")
}

#[test]
fn two_people_play() {
    assert_snapshot!(session(&["e6", "f4", "quit"]));
}

#[test]
fn a_mistake_gets_a_sentence_and_another_try() {
    let lines = ["e9", "9e", "5e", "hello", "", "a1", "e5", "pass", "undo"];
    assert_snapshot!(session(&lines));
}

#[test]
fn the_moves_and_the_help_are_listed() {
    assert_snapshot!(session(&["moves", "help", "?"]));
}

#[test]
fn the_greedy_player_answers_and_takes_its_answer_back() {
    let shown = STAGE.run(&["--white", "greedy"], "f5\nundo\n");
    assert_snapshot!(shown);
}

#[test]
fn people_leave_in_three_ways() {
    let quit = session(&["quit", "e6"]);
    assert!(quit.ends_with("Ann> Moves: \nGoodbye.\n"), "{quit}");
    assert_eq!(session(&["fin", "e6"]), quit);
    assert_eq!(STAGE.run(&ANN_AND_BOB, ""), quit);
}

#[test]
fn after_the_end_a_turn_can_be_taken_back() {
    let shown = STAGE.run(&ANN_AND_BOB, LINES.to_owned() + "a1\nundo\n");
    let over = "The game is over: 13-0 on the board, Black wins 64-0\n\
                Ann (black) 13, Bob (white) 0\n\
                > the game is over\n\
                > took the last turn back\n";
    assert!(shown.contains(over), "{shown}");
    assert!(
        shown.ends_with("Moves: e6f4e3f6g5d6e7f5\nGoodbye.\n"),
        "{shown}"
    );
}

#[test]
fn a_game_that_nobody_watches_ends_quietly() {
    STAGE.assert_broken_pipe_is_success(&[]);
}

#[test]
fn bytes_that_are_no_text_get_a_sentence() {
    let shown = STAGE.run(&ANN_AND_BOB, b"\xff\xfe\ne6\n");
    let answered =
        shown.contains("there's no column") && shown.contains("e6 flips e5");
    assert!(answered, "{shown}");
}

#[test]
fn a_line_has_a_limit() {
    STAGE.assert_limits_line_length(&[]);
}

#[test]
fn a_game_is_saved_and_no_file_is_written_over() {
    let folder = Folder::empty();
    let lines = "f5\nsave\nd6\nsave\n";
    let shown = STAGE.run_in(folder.path(), &[], lines);
    for name in ["othello-1.txt", "othello-2.txt"] {
        assert!(shown.contains(&format!("saved in {name}\n")), "{shown}");
    }
    let [first, second] = &folder.contents()[..] else {
        panic!("{shown}");
    };
    assert_eq!(
        (&first.1[..], &second.1[..]),
        (&b"f5\n"[..], &b"f5d6\n"[..])
    );
}
