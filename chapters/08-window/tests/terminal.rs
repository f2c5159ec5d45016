//! The stage binary on a terminal: a pseudo-terminal stands in for one, and a
//! terminal emulator for the eyes.
#![cfg(unix)]

use std::env;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{LocalModes, tcgetattr};
use vt100::{Color, MouseProtocolMode, Parser};
use window::Terminal;

const STAGE: &str = env!("CARGO_BIN_EXE_window");

/// A program on a terminal of 80 by 24 characters.
struct Session {
    terminal: Arc<Pty>,
    child: Child,
    output: Receiver<Vec<u8>>,
    parser: Parser,
    /// How the terminal took keys before the program began.
    modes: LocalModes,
}

impl Session {
    fn new(command: Command) -> Session {
        let (terminal, pts) = open().unwrap();
        terminal.resize(Size::new(24, 80)).unwrap();
        let modes = tcgetattr(&terminal).unwrap().local_modes;
        let child = command.spawn(pts).unwrap();
        let terminal = Arc::new(terminal);
        Session {
            output: follow(terminal.clone()),
            terminal,
            child,
            parser: Parser::new(24, 80, 0),
            modes,
        }
    }

    fn window(options: &[&str]) -> Session {
        let command = Command::new(STAGE).env_remove("NO_COLOR");
        Session::new(command.args(options))
    }

    fn type_in(&mut self, keys: &str) {
        (&*self.terminal).write_all(keys.as_bytes()).unwrap();
    }

    /// Clicks the left button at a place, counted from 0.
    fn click(&mut self, (x, y): (u16, u16)) {
        let (x, y) = (x + 1, y + 1);
        self.type_in(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Reads on until the screen shows this text.
    fn wait_for(&mut self, text: &str) {
        while !self.screen().contains(text) {
            assert!(self.read(), "no {text:?}:\n{}", self.screen());
        }
    }

    /// Reads more; whether there was more. A program that says nothing for
    /// long is stuck.
    fn read(&mut self) -> bool {
        match self.output.recv_timeout(Duration::from_secs(20)) {
            Ok(bytes) => self.parser.process(&bytes),
            Err(mpsc::RecvTimeoutError::Disconnected) => return false,
            Err(mpsc::RecvTimeoutError::Timeout) => {
                self.child.kill().unwrap();
                panic!("nothing happens:\n{}", self.screen());
            }
        }
        true
    }

    /// Waits for the end; whether it was a success.
    fn end(&mut self) -> bool {
        self.exit_status().success()
    }

    fn exit_status(&mut self) -> ExitStatus {
        while self.read() {}
        self.child.wait().unwrap()
    }

    fn has_its_terminal_back(&self) -> bool {
        let screen = self.parser.screen();
        let modes = tcgetattr(&*self.terminal).unwrap().local_modes;
        modes == self.modes
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == MouseProtocolMode::None
    }
}

/// Sends all that the terminal is told, until the program has ended.
fn follow(terminal: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        loop {
            match (&*terminal).read(&mut bytes) {
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                Err(_) | Ok(0) => return,
                Ok(length)
                    if sender.send(bytes[..length].to_vec()).is_err() =>
                {
                    return;
                }
                Ok(_) => {}
            }
        }
    });
    receiver
}

/// The middle of f5 on a screen of 80 by 24 characters.
const F5: (u16, u16) = (24, 11);

#[test]
fn a_click_on_f5_plays_f5_and_the_terminal_is_as_it_was() {
    let mut session = Session::window(&["--plain"]);
    session.wait_for("Black to move");
    assert!(!session.has_its_terminal_back());
    session.click(F5);
    session.wait_for("Black plays f5 and flips e5.");
    session.type_in("q");
    session.wait_for("Leave it all the same?");
    session.type_in("y");
    assert!(session.end());
    assert!(session.has_its_terminal_back());
    assert_eq!(session.screen(), "");
}

#[test]
fn discs_turn_over_without_further_input() {
    let mut session = Session::window(&[]);
    session.wait_for("Black to move");
    session.click(F5);
    session.wait_for("│-●-│[●)│");
    session.type_in("\x03");
    session.wait_for("Leave it all the same?");
    session.type_in("y");
    assert!(session.end());
}

#[test]
fn a_second_click_during_the_turning_places_nothing() {
    let mut session = Session::window(&[]);
    session.wait_for("Black to move");
    session.click(F5);
    session.click((24, 13)); // f6, a legal answer
    session.wait_for("│-●-│[●)│");
    session.wait_for("Move 1/1");
    session.type_in("qy");
    assert!(session.end());
}

#[test]
fn a_smaller_terminal_asks_for_room_and_gets_it() {
    let mut session = Session::window(&[]);
    session.type_in("l");
    session.wait_for("*"); // it listens
    session.terminal.resize(Size::new(10, 30)).unwrap();
    session.parser.screen_mut().set_size(10, 30);
    session.wait_for("Please give me 40 columns");
    session.terminal.resize(Size::new(20, 40)).unwrap();
    session.parser.screen_mut().set_size(20, 40);
    session.wait_for("Black to move");
    session.type_in("q");
    assert!(session.end());
}

#[test]
fn the_board_is_green_unless_there_is_to_be_no_color() {
    let corner = |session: &Session| {
        let cell = session.parser.screen().cell(2, 2).unwrap();
        (cell.fgcolor(), cell.bgcolor())
    };
    let mut session = Session::window(&[]);
    session.wait_for("Black to move");
    assert_eq!(corner(&session), (Color::Idx(0), Color::Idx(2)));
    session.type_in("q");
    assert!(session.end());

    let mut session = Session::new(Command::new(STAGE).env("NO_COLOR", "1"));
    session.wait_for("Black to move");
    assert_eq!(corner(&session), (Color::Default, Color::Default));
    session.type_in("q");
    assert!(session.end());
}

#[test]
fn whoever_is_told_to_end_gives_the_terminal_back_and_ends() {
    for signal in [Signal::TERM, Signal::HUP] {
        let mut session = Session::window(&[]);
        session.wait_for("Black to move");
        let window = Pid::from_child(&session.child);
        kill_process(window, signal).unwrap();
        let status = session.exit_status();
        assert_eq!(status.signal(), Some(signal.as_raw()));
        assert!(session.has_its_terminal_back());
    }
}

#[test]
fn after_a_panic_the_terminal_is_as_it_was() {
    let test = "opens_a_window_and_panics";
    let command = Command::new(env::current_exe().unwrap());
    let command = command.args(["--exact", test, "--ignored", "--nocapture"]);
    let command = command.env("RUST_BACKTRACE", "0");
    let mut session = Session::new(command);
    assert!(!session.end());
    assert!(session.has_its_terminal_back());
    assert!(session.screen().contains("the roof falls in"));
}

#[test]
#[ignore = "the test above runs it in a terminal of its own"]
fn opens_a_window_and_panics() {
    let _terminal = Terminal::open().unwrap();
    panic!("the roof falls in");
}
