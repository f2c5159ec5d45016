//! The window on a terminal: a pseudo-terminal stands in for one, and a
//! terminal emulator for the eyes.
#![cfg(unix)]

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, kill_process};
use vt100::Parser;

/// Reads until the screen shows this text.
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
fn the_computer_answers_thinks_aloud_and_lets_itself_be_stopped() {
    let (terminal, pts) = open().unwrap();
    terminal.resize(Size::new(24, 80)).unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_minimax"));
    let options = ["othello", "--window", "--white", "phased:20"];
    let mut child = command.args(options).spawn(pts).unwrap();
    let mut parser = Parser::new(24, 80, 0);
    wait_for(&terminal, &mut parser, "Black moves first");
    assert!(parser.screen().alternate_screen());
    // The middle of f5 is in column 24 and row 11, counted from 0.
    (&terminal)
        .write_all(b"\x1b[<0;25;12M\x1b[<0;25;12m")
        .unwrap();
    wait_for(&terminal, &mut parser, "phased:20 has considered 0 of 3");
    (&terminal).write_all(b"\x1b").unwrap();
    wait_for(&terminal, &mut parser, "the turn is yours");
    (&terminal).write_all(b"qy").unwrap();
    assert!(child.wait().unwrap().success());
    assert!(is_given_back(&terminal, &mut parser));
}

#[test]
fn a_computer_that_thinks_is_no_reason_to_keep_the_terminal() {
    let (terminal, pts) = open().unwrap();
    terminal.resize(Size::new(24, 80)).unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_minimax"));
    let options = ["othello", "--window", "--black", "phased:20"];
    let mut child = command.args(options).spawn(pts).unwrap();
    let mut parser = Parser::new(24, 80, 0);
    wait_for(&terminal, &mut parser, "phased:20 has");
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert!(is_given_back(&terminal, &mut parser));
}
