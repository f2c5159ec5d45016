//! Tests of the stage binary with piped input. Unlike on a terminal, the
//! output doesn't echo the input.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;

test_support::stage_binary!(STAGE, ["--wite Bob", "--black", "e6"]);

const ANN_AND_BOB: [&str; 4] = ["--black", "Ann", "--white", "Bob"];

/// A game in which Black flips White's last disc with the ninth move.
const LINES: &str = "e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5\n";

/// Runs a game of Ann and Bob with these lines and returns the output.
fn session(lines: &[&str]) -> String {
    STAGE.run(&ANN_AND_BOB, lines.join("\n") + "\n")
}

#[test]
fn two_people_play() {
    assert_snapshot!(session(&["e6", "f4", "quit"]));
}

#[test]
fn invalid_input_is_explained_and_asked_again() {
    let lines = ["e9", "9e", "5e", "hello", "", "a1", "e5", "pass", "undo"];
    assert_snapshot!(session(&lines));
}

#[test]
fn lists_moves_and_help() {
    assert_snapshot!(session(&["moves", "help", "?"]));
}

#[test]
fn greedy_player_answers_and_undoes() {
    assert_snapshot!(STAGE.run(&["--white", "greedy"], "f5\nundo\n"));
}

#[test]
fn quits_on_quit_fin_and_end_of_input() {
    let quit = session(&["quit", "e6"]);
    assert!(quit.ends_with("Ann> Moves: \nGoodbye.\n"), "{quit}");
    assert_eq!(session(&["fin", "e6"]), quit);
    assert_eq!(STAGE.run(&ANN_AND_BOB, ""), quit);
}

#[test]
fn undo_works_after_the_end() {
    let output = STAGE.run(&ANN_AND_BOB, LINES.to_owned() + "a1\nundo\n");
    let over = "The game is over: 13-0 on the board, Black wins 64-0\n\
                Ann (black) 13, Bob (white) 0\n\
                > the game is over\n\
                > took the last turn back\n";
    assert!(output.contains(over), "{output}");
    assert!(
        output.ends_with("Moves: e6f4e3f6g5d6e7f5\nGoodbye.\n"),
        "{output}"
    );
}

#[test]
fn broken_pipe_during_the_game_is_success() {
    STAGE.assert_broken_pipe_is_success(&[]);
}

#[test]
fn invalid_utf8_is_explained() {
    let output = STAGE.run(&ANN_AND_BOB, b"\xff\xfe\ne6\n");
    let answered =
        output.contains("there's no column") && output.contains("e6 flips e5");
    assert!(answered, "{output}");
}

#[test]
fn rejects_overlong_line() {
    STAGE.assert_limits_line_length(&[]);
}

#[test]
fn save_never_overwrites_a_file() {
    let folder = Folder::empty();
    let lines = "f5\nsave\nd6\nsave\n";
    let output = STAGE.run_in(folder.path(), &[], lines);
    for name in ["othello-1.txt", "othello-2.txt"] {
        assert!(output.contains(&format!("saved in {name}\n")), "{output}");
    }
    let [first, second] = &folder.contents()[..] else {
        panic!("{output}");
    };
    assert_eq!(
        (&first.1[..], &second.1[..]),
        (&b"f5\n"[..], &b"f5d6\n"[..])
    );
}
