//! The stage binary on a pseudoterminal.
#![cfg(unix)]

use std::env;

use pretty_assertions::assert_eq;
use terminal::Terminal;
use test_support::terminal::{Command, Session, Signal, Size};
use vt100::Color;

const STAGE: &str = env!("CARGO_BIN_EXE_othello-window");

/// Starts the window and waits for its first frame.
fn window(options: &[&str]) -> Session {
    let command = Command::new(STAGE).env_remove("NO_COLOR");
    let mut session = Session::new(command.args(options));
    session.wait_for("Black to move");
    session
}

/// Clicks the left button at a position, counted from 0.
fn click(session: &mut Session, (x, y): (u16, u16)) {
    // Mouse reports count from 1.
    let (x, y) = (x + 1, y + 1);
    session.type_in(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
}

/// The middle of f5 on a screen of 80 by 24 characters.
const F5: (u16, u16) = (24, 11);

#[test]
fn click_plays_f5_and_quit_restores_terminal() {
    let mut session = window(&["--plain"]);
    assert!(!session.is_terminal_restored());
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.type_in("q");
    session.wait_for("Leave it anyway?");
    session.quit("y");
    assert_eq!(session.screen(), "");
}

#[test]
fn animation_needs_no_input() {
    let mut session = window(&[]);
    click(&mut session, F5);
    session.wait_for("│-●-│[●)│");
    session.type_in("\x03");
    session.wait_for("Leave it anyway?");
    session.quit("y");
}

#[test]
fn click_during_animation_is_ignored() {
    let mut session = window(&[]);
    click(&mut session, F5);
    click(&mut session, (24, 13)); // f6, a legal answer
    session.wait_for("│-●-│[●)│");
    session.wait_for("Move 1/1");
    session.quit("qy");
}

#[test]
fn resized_terminal_is_redrawn() {
    let mut session = window(&[]);
    session.type_in("l");
    session.wait_for("*"); // the legal moves are marked
    session.terminal.resize(Size::new(10, 30)).unwrap();
    session.parser.screen_mut().set_size(10, 30);
    session.wait_for("Please give me 40 columns");
    session.terminal.resize(Size::new(20, 40)).unwrap();
    session.parser.screen_mut().set_size(20, 40);
    session.wait_for("Black to move");
    session.quit("q");
}

#[test]
fn board_is_green_unless_no_color_is_set() {
    let corner = |session: &Session| {
        let cell = session.parser.screen().cell(2, 2).unwrap();
        (cell.fgcolor(), cell.bgcolor())
    };
    let mut session = window(&[]);
    assert_eq!(corner(&session), (Color::Idx(0), Color::Idx(2)));
    session.quit("q");

    let mut session = Session::new(Command::new(STAGE).env("NO_COLOR", "1"));
    session.wait_for("Black to move");
    assert_eq!(corner(&session), (Color::Default, Color::Default));
    session.quit("q");
}

#[test]
fn termination_signals_restore_terminal() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let mut session = window(&[]);
        session.assert_killed_by(signal);
    }
}

#[test]
fn suspend_restores_terminal_until_resume() {
    let mut session = window(&["--plain"]);
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.type_in("l");
    session.wait_for("*");
    session.suspend_and_resume();
    assert!(!session.is_terminal_restored());
    session.quit("qy");
}

#[test]
fn sigstop_and_sigcont_restore_the_window() {
    let mut session = window(&["--plain"]);
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.stop_and_continue();
    session.stop_and_continue();
    session.suspend_and_resume();
    session.quit("qy");
}

/// Ctrl-Z suspends all processes of a job, so the script runs the window in a
/// job of its own.
#[test]
fn ctrl_z_suspends_and_fg_resumes() {
    let script = "(\"$0\" --plain; true); echo suspended; read line; fg";
    let shell = Command::new("sh").args(["-mc", script, STAGE]);
    let mut session = Session::new(shell);
    session.wait_for("Black to move");
    let screen = session.screen();
    session.type_in("\x1a");
    session.wait_for("suspended");
    assert!(session.is_terminal_restored());
    session.type_in("\n");
    session.wait_for(&screen);
    session.quit("q");
}

#[test]
fn ctrl_z_without_job_control_is_ignored() {
    let mut session = window(&["--plain"]);
    session.quit("\x1aq");
}

#[test]
fn second_ctrl_c_quits() {
    let mut session = window(&["--plain"]);
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.type_in("\x03");
    session.wait_for("Leave it anyway?");
    session.quit("\x03");
}

/// The environment variable that marks a child process of these tests.
const PANIC: &str = "WINDOW_PANICS";

#[test]
fn panic_restores_terminal() {
    let test = "terminal::panics_in_window";
    let command = Command::new(env::current_exe().unwrap());
    let command = command.args(["--exact", test, "--ignored", "--nocapture"]);
    let command = command.env("RUST_BACKTRACE", "0").env(PANIC, "now");
    let mut session = Session::new(command);
    assert!(!session.wait_for_success());
    assert!(session.is_terminal_restored());
    assert!(session.screen().contains("the roof falls in"));
}

#[test]
#[ignore = "run by the test above as a child process"]
fn panics_in_window() {
    if env::var_os(PANIC).is_none() {
        return; // run directly, not as a child process
    }
    let _terminal = Terminal::open().unwrap();
    panic!("the roof falls in");
}
