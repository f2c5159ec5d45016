//! The table on a terminal.
#![cfg(unix)]

use test_support::terminal::{Command, Session};

#[test]
fn announces_thinking() {
    let command = Command::new(env!("CARGO_BIN_EXE_opponent"));
    let mut session = Session::new(command.args(["--black", "hard"]));
    session.wait_for("hard> thinking ...");
    session.type_in("quit\n");
    assert!(session.wait_for_success());
}
