//! The stage binary on a pseudoterminal.
#![cfg(unix)]

use std::env;

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::EnableMouseCapture;
use ratatui::crossterm::execute;
use test_support::terminal::{Command, Session, Signal};
use vt100::Color;
use window::{Restore, State, release_mouse_on_panic, view};

const STAGE: &str = env!("CARGO_BIN_EXE_window");

/// Starts the window and waits for its first frame.
fn window() -> Session {
    let command = Command::new(STAGE).env_remove("NO_COLOR");
    let mut session = Session::new(command);
    session.wait_for("Black moves first");
    session
}

#[test]
fn click_plays_f5_and_quit_restores_terminal() {
    let mut session = window();
    assert!(!session.is_terminal_restored());
    // Mouse reports count columns and rows from 1.
    session.type_in("\x1b[<0;25;11M\x1b[<0;25;11m");
    session.wait_for("Black plays f5 and flips e5.");
    session.wait_for("│-●-│[●)│");
    session.quit("q");
    assert_eq!(session.screen(), "");
}

#[test]
fn board_is_green_unless_no_color_is_set() {
    let corner = |session: &Session| {
        let cell = session.parser.screen().cell(2, 3).unwrap();
        cell.bgcolor()
    };
    let mut session = window();
    assert_eq!(corner(&session), Color::Idx(2));
    session.quit("q");

    let mut session = Session::new(Command::new(STAGE).env("NO_COLOR", "1"));
    session.wait_for("Black moves first");
    assert_eq!(corner(&session), Color::Default);
    session.quit("\x03");
}

#[test]
fn termination_signals_restore_terminal() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let mut session = window();
        session.assert_killed_by(signal);
    }
}

/// The environment variable that marks a child process of these tests.
const CHILD: &str = "WINDOW_PANICS";

/// Returns a command line that runs an ignored test in a child process.
fn child_command(test: &str) -> String {
    let program = env::current_exe().unwrap();
    let options = "--ignored --nocapture";
    format!("{} --exact terminal::{test} {options}", program.display())
}

/// Runs a shell script on a new pseudoterminal.
fn shell(script: &str) -> Session {
    let command = Command::new("sh").args(["-c", script]);
    let command = command.env("RUST_BACKTRACE", "0").env(CHILD, "now");
    Session::with_size(command.env("PS1", "$ "), 72, 18)
}

#[test]
fn panic_restores_terminal() {
    let mut session = shell(&child_command("panics_with_restore"));
    assert!(!session.wait_for_success());
    assert!(session.is_terminal_restored());
    assert!(session.screen().contains("the roof falls in"));
}

#[test]
#[ignore = "run by the test above as a child process"]
fn panics_with_restore() {
    if env::var_os(CHILD).is_none() {
        return; // run directly, not as a child process
    }
    let _restore = Restore;
    let _terminal = ratatui::try_init().unwrap();
    release_mouse_on_panic();
    execute!(std::io::stdout(), EnableMouseCapture).unwrap();
    panic!("the roof falls in");
}

/// Without a restore, the shell doesn't echo its input, and line feeds don't
/// return to the first column.
#[test]
fn shell_is_broken_without_restore() {
    let window = child_command("exits_without_restore");
    let mut session = shell(&format!("{window}; exec sh -i"));
    session.wait_for("Black moves first");
    session.type_in("printf 'one\\ntwo\\nthree\\n'\nexit\n");
    session.wait_for_success();
    assert!(!session.is_terminal_restored());
    assert_snapshot!(session.screen());
}

#[test]
#[ignore = "run by the test above as a child process"]
fn exits_without_restore() {
    if env::var_os(CHILD).is_none() {
        return; // run directly, not as a child process
    }
    let mut terminal = ratatui::try_init().unwrap();
    execute!(std::io::stdout(), EnableMouseCapture).unwrap();
    let state = State::default();
    terminal.draw(|frame| view(frame, &state)).unwrap();
    std::process::exit(101);
}
