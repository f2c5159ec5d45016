//! Tests of the stage binary on a pseudo-terminal.
#![cfg(unix)]

use insta::assert_snapshot;
use test_support::terminal::{Command, Session};

const STAGE: &str = env!("CARGO_BIN_EXE_two-players");

/// Types each line after its prompt has appeared, until the program ends.
/// Returns the output.
fn run_on_terminal(options: &[&str], lines: &[(&str, &str)]) -> String {
    let mut session = Session::new(Command::new(STAGE).args(options));
    let mut screen = String::new();
    for (prompt, line) in lines {
        screen += &session.until(prompt);
        session.type_in(&format!("{line}\n"));
    }
    screen += &session.until("Goodbye.\r\n");
    assert!(session.wait_for_success());
    screen
}

const LINES: [(&str, &str); 4] = [
    ("Ann> ", "e6"),
    ("White> ", "a1"),
    ("White> ", "f4"),
    ("Ann> ", "quit"),
];

#[test]
fn game_on_terminal() {
    let screen = run_on_terminal(&["--black", "Ann"], &LINES);
    assert!(!screen.contains('\x1b'), "{screen:?}");
    let last_turn = screen.rsplit("White> f4").next().unwrap();
    assert_snapshot!(last_turn.replace('\r', ""), @r"

    f4 flips e4
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W W W . .
    5 . . . B B . . .
    6 . . . . B . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Black to move
    Ann (black) 3, White (white) 3
    Ann> quit
    Moves: e6f4
    Goodbye.
    ");
}
