//! The window on a pseudoterminal.
#![cfg(unix)]

use std::time::{Duration, Instant};

use test_support::terminal::{Command, Session};

const STAGE: &str = env!("CARGO_BIN_EXE_connect-four-window");

/// Starts a window that shows the game after these moves.
fn window(sequence: &str) -> Session {
    let command = Command::new(STAGE);
    let mut session = Session::new(command.args(sequence.split_whitespace()));
    session.wait_for("Black to move.");
    session
}

/// The escape sequence at the end of each frame.
const END_OF_FRAME: &str = "\x1b[?25l";

/// The maximum time for a disc to land.
const TIMEOUT: Duration = Duration::from_secs(60);

#[test]
fn click_wins_and_quit_prints_grid() {
    let mut session = window("112233");
    assert!(!session.is_terminal_restored());
    session.type_in("\x1b[<0;40;10M"); // column d, in the middle of 80
    session.wait_for("Black wins.");
    session.wait_for("│ ● │ ● │ ● │ ● │");
    session.quit("q");
    assert!(session.screen().contains("6 B B B B . . ."));
}

/// Tests if a black disc is directly above the floor.
fn has_landed(session: &Session) -> bool {
    let screen = session.screen();
    let above = screen
        .split('└')
        .next()
        .and_then(|screen| screen.lines().nth_back(1));
    above.is_some_and(|line| line.contains('●'))
}

/// Each frame is followed by an event, so the disc would never fall if an event
/// restarted the wait for the next tick.
#[test]
fn unused_keys_do_not_delay_fall() {
    let mut session = window("");
    session.type_in("d");
    let start = Instant::now();
    while !has_landed(&session) {
        assert!(start.elapsed() < TIMEOUT, "{}", session.screen());
        session.type_in("x");
        session.until(END_OF_FRAME);
    }
    session.quit("q");
}
