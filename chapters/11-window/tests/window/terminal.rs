//! The stage binary on a terminal.
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

fn window() -> Session {
    let command = Command::new(STAGE).env_remove("NO_COLOR");
    let mut session = Session::new(command);
    session.wait_for("Black moves first");
    session
}

#[test]
fn a_click_on_f5_plays_f5_and_the_terminal_is_as_it_was() {
    let mut session = window();
    assert!(!session.is_terminal_restored());
    session.type_in("\x1b[<0;25;11M\x1b[<0;25;11m"); // places count from 1
    session.wait_for("Black plays f5 and flips e5.");
    session.wait_for("│-●-│[●)│");
    session.quit("q");
    assert_eq!(session.screen(), "");
}

#[test]
fn the_board_is_green_unless_there_is_to_be_no_color() {
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
fn a_window_that_is_told_to_end_gives_the_terminal_back_and_ends() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let mut session = window();
        session.assert_killed_by(signal);
    }
}

/// Says to the child process that it is one.
const CHILD: &str = "WINDOW_PANICS";

/// A command line that runs one of the tests below.
fn child(test: &str) -> String {
    let program = env::current_exe().unwrap();
    let options = "--ignored --nocapture";
    format!("{} --exact terminal::{test} {options}", program.display())
}

/// A shell in a terminal of its own.
fn shell(script: &str) -> Session {
    let command = Command::new("sh").args(["-c", script]);
    let command = command.env("RUST_BACKTRACE", "0").env(CHILD, "now");
    Session::with_size(command.env("PS1", "$ "), 72, 18)
}

#[test]
fn after_a_panic_the_terminal_is_as_it_was() {
    let mut session = shell(&child("panics_with_restore"));
    assert!(!session.wait_for_success());
    assert!(session.is_terminal_restored());
    assert!(session.screen().contains("the roof falls in"));
}

#[test]
#[ignore = "the test above runs it in a terminal of its own"]
fn panics_with_restore() {
    if env::var_os(CHILD).is_none() {
        return; // nobody's child
    }
    let _restore = Restore;
    let _terminal = ratatui::try_init().unwrap();
    release_mouse_on_panic();
    execute!(std::io::stdout(), EnableMouseCapture).unwrap();
    panic!("the roof falls in");
}

/// What you're left with if nobody gives the terminal back: what you type isn't
/// shown, and no line begins at the left.
#[test]
fn a_window_that_gives_nothing_back_leaves_a_broken_shell() {
    let window = child("opens_a_window_and_forgets_it");
    let mut session = shell(&format!("{window}; exec sh -i"));
    session.wait_for("Black moves first");
    session.type_in("printf 'one\\ntwo\\nthree\\n'\nexit\n");
    session.wait_for_success();
    assert!(!session.is_terminal_restored());
    assert_snapshot!(session.screen());
}

#[test]
#[ignore = "the test above runs it in a terminal of its own"]
fn opens_a_window_and_forgets_it() {
    if env::var_os(CHILD).is_none() {
        return; // nobody's child
    }
    let mut terminal = ratatui::try_init().unwrap();
    execute!(std::io::stdout(), EnableMouseCapture).unwrap();
    let state = State::default();
    terminal.draw(|frame| view(frame, &state)).unwrap();
    std::process::exit(101);
}
