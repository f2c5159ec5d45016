//! The stage binary on a terminal: a pseudo-terminal stands in for one.
#![cfg(unix)]

use std::io::{ErrorKind, Read, Write};

use insta::assert_snapshot;
use pretty_assertions::{assert_eq, assert_ne};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

const STAGE: &str = env!("CARGO_BIN_EXE_two-players");

/// Types each line when its prompt, a text that ends in this, has appeared;
/// all that the screen was told.
fn conversation(options: &[&str], lines: &[(&str, &str)]) -> String {
    let (mut terminal, pts) = open().unwrap();
    terminal.resize(Size::new(24, 80)).unwrap();
    let stage = Command::new(STAGE).args(options);
    let mut child = stage.spawn(pts).unwrap();
    let mut screen = String::new();
    for (prompt, line) in lines {
        screen += &read_until(&mut terminal, prompt);
        terminal.write_all(format!("{line}\n").as_bytes()).unwrap();
    }
    screen += &read_until(&mut terminal, "Goodbye.\r\n");
    assert!(child.wait().unwrap().success());
    screen
}

/// What the screen is told next, up to this text.
fn read_until(terminal: &mut Pty, text: &str) -> String {
    let mut told = String::new();
    let mut bytes = [0; 1024];
    while !told.ends_with(text) {
        let length = match terminal.read(&mut bytes) {
            Ok(length) => length,
            Err(why) if why.kind() == ErrorKind::Interrupted => continue,
            Err(why) => panic!("{why} before {text:?}: {told:?}"),
        };
        assert_ne!(length, 0, "the end before {text:?}: {told:?}");
        told.push_str(str::from_utf8(&bytes[..length]).unwrap());
    }
    told
}

const CLEAR: &str = "\x1b[2J\x1b[H";

const LINES: [(&str, &str); 4] = [
    ("Ann> ", "e6"),
    ("White> ", "a1"),
    ("White> ", "f4"),
    ("Ann> ", "quit"),
];

#[test]
fn the_screen_is_cleared_before_each_board() {
    let screen = conversation(&["--black", "Ann"], &LINES);
    assert_eq!(screen.matches(CLEAR).count(), 3);
    let last = screen.rsplit(CLEAR).next().unwrap();
    assert_snapshot!(last.replace('\r', ""), @r"
    Type a square, such as e6, or help, undo or quit.
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W W W . .
    5 . . . B B . . .
    6 . . . . B . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Ann (black) 3, White (white) 3
    White plays f4 and flips e4
    Ann> quit

    Ann 3, White 3 so far. Goodbye.
    ");
}

#[test]
fn a_plain_screen_is_not_cleared() {
    let screen = conversation(&["--black", "Ann", "--plain"], &LINES);
    assert!(!screen.contains('\x1b'), "{screen:?}");
}
