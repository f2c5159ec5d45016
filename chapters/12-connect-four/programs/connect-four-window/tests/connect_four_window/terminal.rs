//! The window on a terminal.
#![cfg(unix)]

use std::time::{Duration, Instant};

use test_support::terminal::{Command, Session};

const STAGE: &str = env!("CARGO_BIN_EXE_connect-four-window");

/// A window on the game after these discs.
fn window(sequence: &str) -> Session {
    let command = Command::new(STAGE);
    let mut session = Session::new(command.args(sequence.split_whitespace()));
    session.wait_for("Black to move.");
    session
}

/// What the window sends after each picture.
const DRAWN: &str = "\x1b[?25l";

/// A disc that's in the air for this long hangs there.
const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn a_disc_falls_a_game_is_won_and_the_terminal_is_given_back() {
    let mut session = window("112233");
    assert!(!session.is_terminal_restored());
    session.type_in("\x1b[<0;40;10M"); // column d, in the middle of 80
    session.wait_for("Black wins.");
    session.wait_for("│ ● │ ● │ ● │ ● │");
    session.quit("q");
    assert!(session.screen().contains("6 B B B B . . ."));
}

/// Whether a black disc is right above the floor.
fn is_on_the_floor(session: &Session) -> bool {
    let screen = session.screen();
    let above = screen
        .split('└')
        .next()
        .and_then(|screen| screen.lines().nth_back(1));
    above.is_some_and(|line| line.contains('●'))
}

/// There's an event after each picture, so a wait that began anew with each of
/// them would never be over.
#[test]
fn a_key_without_a_meaning_keeps_no_disc_in_the_air() {
    let mut session = window("");
    session.type_in("d");
    let begin = Instant::now();
    while !is_on_the_floor(&session) {
        assert!(begin.elapsed() < LIMIT, "{}", session.screen());
        session.type_in("x");
        session.until(DRAWN);
    }
    session.quit("q");
}
