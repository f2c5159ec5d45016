//! The stage binary on a terminal.
#![cfg(unix)]

use std::env;

use pretty_assertions::assert_eq;
use terminal::Terminal;
use test_support::terminal::{Command, Session, Signal, Size};
use vt100::Color;

const STAGE: &str = env!("CARGO_BIN_EXE_othello-window");

fn window(options: &[&str]) -> Session {
    let command = Command::new(STAGE).env_remove("NO_COLOR");
    let mut session = Session::new(command.args(options));
    session.wait_for("Black to move");
    session
}

/// Clicks the left button at a place, counted from 0.
fn click(session: &mut Session, (x, y): (u16, u16)) {
    let (x, y) = (x + 1, y + 1);
    session.type_in(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
}

/// The middle of f5 on a screen of 80 by 24 characters.
const F5: (u16, u16) = (24, 11);

#[test]
fn a_click_on_f5_plays_f5_and_the_terminal_is_as_it_was() {
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
fn discs_turn_over_without_further_input() {
    let mut session = window(&[]);
    click(&mut session, F5);
    session.wait_for("│-●-│[●)│");
    session.type_in("\x03");
    session.wait_for("Leave it anyway?");
    session.quit("y");
}

#[test]
fn a_second_click_during_the_turning_places_nothing() {
    let mut session = window(&[]);
    click(&mut session, F5);
    click(&mut session, (24, 13)); // f6, a legal answer
    session.wait_for("│-●-│[●)│");
    session.wait_for("Move 1/1");
    session.quit("qy");
}

#[test]
fn a_smaller_terminal_asks_for_room_and_gets_it() {
    let mut session = window(&[]);
    session.type_in("l");
    session.wait_for("*"); // it listens
    session.terminal.resize(Size::new(10, 30)).unwrap();
    session.parser.screen_mut().set_size(10, 30);
    session.wait_for("Please give me 40 columns");
    session.terminal.resize(Size::new(20, 40)).unwrap();
    session.parser.screen_mut().set_size(20, 40);
    session.wait_for("Black to move");
    session.quit("q");
}

#[test]
fn the_board_is_green_unless_there_is_to_be_no_color() {
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
fn whoever_is_told_to_end_gives_the_terminal_back_and_ends() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let mut session = window(&[]);
        session.assert_killed_by(signal);
    }
}

#[test]
fn a_window_that_is_stopped_gives_the_terminal_back_until_it_goes_on() {
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
fn window_comes_back_after_sigstop() {
    let mut session = window(&["--plain"]);
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.stop_and_continue();
    session.stop_and_continue();
    session.suspend_and_resume();
    session.quit("qy");
}

/// Ctrl-Z suspends all that a shell has started together.
#[test]
fn ctrl_z_suspends_the_window_and_fg_brings_it_back() {
    let script = "(\"$0\" --plain; true); echo suspended; read line; fg";
    let shell = Command::new("sh").args(["-mc", script, STAGE]);
    let mut session = Session::new(shell);
    session.wait_for("Black to move");
    let shown = session.screen();
    session.type_in("\x1a");
    session.wait_for("suspended");
    assert!(session.is_terminal_restored());
    session.type_in("\n");
    session.wait_for(&shown);
    session.quit("q");
}

#[test]
fn ctrl_z_does_nothing_where_no_shell_could_wake_the_window_up() {
    let mut session = window(&["--plain"]);
    session.quit("\x1aq");
}

#[test]
fn the_second_ctrl_c_leaves() {
    let mut session = window(&["--plain"]);
    click(&mut session, F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.type_in("\x03");
    session.wait_for("Leave it anyway?");
    session.quit("\x03");
}

/// Says to the child process that it is one.
const PANIC: &str = "WINDOW_PANICS";

#[test]
fn after_a_panic_the_terminal_is_as_it_was() {
    let test = "terminal::opens_a_window_and_panics";
    let command = Command::new(env::current_exe().unwrap());
    let command = command.args(["--exact", test, "--ignored", "--nocapture"]);
    let command = command.env("RUST_BACKTRACE", "0").env(PANIC, "now");
    let mut session = Session::new(command);
    assert!(!session.wait_for_success());
    assert!(session.is_terminal_restored());
    assert!(session.screen().contains("the roof falls in"));
}

#[test]
#[ignore = "the test above runs it in a terminal of its own"]
fn opens_a_window_and_panics() {
    if env::var_os(PANIC).is_none() {
        return; // nobody's child
    }
    let _terminal = Terminal::open().unwrap();
    panic!("the roof falls in");
}
