//! The window on a terminal.
#![cfg(unix)]

use std::os::unix::process::ExitStatusExt;

use pretty_assertions::assert_eq;
use testing::terminal::{Command, Session, Signal};

const STAGE: &str = env!("CARGO_BIN_EXE_connect-four-window");

#[test]
fn a_disc_falls_a_game_is_won_and_the_terminal_is_given_back() {
    let mut session = Session::new(Command::new(STAGE).arg("112233"));
    session.wait_for("Black to move.");
    assert!(!session.has_its_terminal_back());
    session.type_in("d");
    session.wait_for("Black wins.");
    session.wait_for("│ ● │ ● │ ● │ ● │");
    session.type_in("q");
    session.wait_for("6 B B B B . . .");
    assert!(session.end());
    assert!(session.has_its_terminal_back());
}

#[test]
fn a_window_that_is_told_to_end_gives_the_terminal_back() {
    let mut session = Session::new(Command::new(STAGE));
    session.wait_for("Black to move.");
    session.signal(Signal::TERM);
    let status = session.exit_status();
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert!(session.has_its_terminal_back());
}

#[test]
fn a_window_that_is_stopped_is_drawn_again_when_it_goes_on() {
    let mut session = Session::new(Command::new(STAGE));
    session.wait_for("Black to move.");
    let shown = session.screen();
    session.stop();
    session.signal(Signal::CONT);
    session.wait_for(&shown);
    session.type_in("\x03");
    assert!(session.end());
    assert!(session.has_its_terminal_back());
}
