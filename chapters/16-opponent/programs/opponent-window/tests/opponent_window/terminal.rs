//! The window on a terminal.
#![cfg(unix)]

use test_support::terminal::{Command, Session, Signal};

fn window(options: [&str; 2]) -> Session {
    let command = Command::new(env!("CARGO_BIN_EXE_opponent-window"));
    Session::new(command.args(options))
}

#[test]
fn computer_replies_reports_and_stops() {
    let mut session = window(["--white", "phased:20"]);
    session.wait_for("Black moves first");
    assert!(!session.is_terminal_restored());
    // The middle of f5 is in column 24 and row 11, counted from 0.
    session.type_in("\x1b[<0;25;12M\x1b[<0;25;12m");
    session.wait_for("phased:20 has tried 0 of 3");
    session.type_in("\x1b");
    session.wait_for("the turn is yours");
    session.quit("qy");
}

#[test]
fn restores_terminal_while_thinking() {
    let mut session = window(["--black", "phased:20"]);
    session.wait_for("phased:20 has");
    session.assert_killed_by(Signal::TERM);
}
