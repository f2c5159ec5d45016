//! The stage binary on a terminal: a pseudo-terminal stands in for one, and a
//! terminal emulator for the eyes.
#![cfg(unix)]

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, kill_process};
use vt100::Parser;

/// Reads until the screen shows this text, or nothing more comes.
fn wait_for(mut terminal: &Pty, parser: &mut Parser, text: &str) {
    let mut bytes = [0; 4096];
    while !parser.screen().contents().contains(text) {
        let length = terminal.read(&mut bytes).unwrap();
        parser.process(&bytes[..length]);
    }
}

/// Reads what is left; whether the terminal is given back then.
fn is_given_back(mut terminal: &Pty, parser: &mut Parser) -> bool {
    let mut bytes = [0; 4096];
    while let Ok(length @ 1..) = terminal.read(&mut bytes) {
        parser.process(&bytes[..length]);
    }
    !parser.screen().alternate_screen()
}

#[test]
fn a_disc_falls_a_game_is_won_and_the_terminal_is_given_back() {
    let (terminal, pts) = open().unwrap();
    terminal.resize(Size::new(24, 80)).unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_connect-four"));
    let names = ["--black", "Ann", "--moves", "112233"];
    let mut child = command.args(names).spawn(pts).unwrap();
    let mut parser = Parser::new(24, 80, 0);
    wait_for(&terminal, &mut parser, "Ann to move.");
    assert!(parser.screen().alternate_screen());
    (&terminal).write_all(b"d").unwrap();
    wait_for(&terminal, &mut parser, "Ann wins.");
    wait_for(&terminal, &mut parser, "│ ● │ ● │ ● │ ● │");
    (&terminal).write_all(b"q").unwrap();
    assert!(child.wait().unwrap().success());
    assert!(is_given_back(&terminal, &mut parser));
}

#[test]
fn a_window_that_is_told_to_end_gives_the_terminal_back() {
    let (terminal, pts) = open().unwrap();
    terminal.resize(Size::new(24, 80)).unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_connect-four"));
    let mut child = command.spawn(pts).unwrap();
    let mut parser = Parser::new(24, 80, 0);
    wait_for(&terminal, &mut parser, "Black to move.");
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert!(is_given_back(&terminal, &mut parser));
}
