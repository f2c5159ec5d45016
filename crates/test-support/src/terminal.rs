//! A program on a terminal. A pseudo-terminal plays the terminal, and an
//! emulator plays the eyes.

use std::io::{ErrorKind, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

pub use pty_process::Size;
pub use pty_process::blocking::Command;
use pty_process::blocking::{Pty, open};
pub use rustix::process::Signal;
use rustix::process::{Pid, WaitOptions, kill_process, waitpid};
use rustix::termios::{LocalModes, tcgetattr};
use vt100::{MouseProtocolMode, Parser};

/// A program that's silent for this long is stuck.
const SILENCE: Duration = Duration::from_secs(60);

/// What a window sends when it takes over the screen, and when it gives it
/// back.
const OPENED: &[u8] = b"\x1b[?1049h";
const CLOSED: &[u8] = b"\x1b[?1049l";

/// What it sends after each picture: the cursor stays hidden.
const DRAWN: &[u8] = b"\x1b[?25l";

/// A program on a terminal.
pub struct Session {
    /// The person's end of the terminal.
    pub terminal: Arc<Pty>,
    /// The program.
    pub child: Child,
    output: Receiver<Vec<u8>>,
    /// What it has sent that nobody has looked at yet.
    unread: Vec<u8>,
    /// What it has said since we last asked.
    said: Vec<u8>,
    /// What the screen shows, as the emulator sees it.
    pub parser: Parser,
    /// How the terminal took keys before the program began.
    modes: LocalModes,
}

impl Session {
    /// Starts a program on a terminal of 80 by 24 characters.
    pub fn new(command: Command) -> Session {
        Session::with_size(command, 80, 24)
    }

    /// Starts a program on a terminal with this many columns and rows.
    pub fn with_size(command: Command, columns: u16, rows: u16) -> Session {
        let (terminal, pts) = open().unwrap();
        terminal.resize(Size::new(rows, columns)).unwrap();
        let modes = tcgetattr(&terminal).unwrap().local_modes;
        let child = command.spawn(pts).unwrap();
        let terminal = Arc::new(terminal);
        Session {
            output: follow(terminal.clone()),
            terminal,
            child,
            unread: Vec::new(),
            said: Vec::new(),
            parser: Parser::new(rows, columns, 0),
            modes,
        }
    }

    /// Presses these keys.
    pub fn type_in(&mut self, keys: &str) {
        (&*self.terminal).write_all(keys.as_bytes()).unwrap();
    }

    /// What the screen shows.
    pub fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Reads on until the screen shows this text.
    pub fn wait_for(&mut self, text: &str) {
        while !self.screen().contains(text) {
            assert!(self.read(), "no {text:?}:\n{}", self.screen());
        }
    }

    /// Reads on until the program has said this. Returns everything it has said
    /// since the last time, control sequences included.
    pub fn until(&mut self, text: &str) -> String {
        loop {
            let said = String::from_utf8_lossy(&self.said).into_owned();
            if said.contains(text) {
                self.said.clear();
                return said;
            }
            assert!(self.read(), "no {text:?}:\n{said}");
        }
    }

    /// Sends the program a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Suspends the program, as `kill -TSTP` does, and waits until it has
    /// stopped and the terminal is as it was.
    pub fn stop(&mut self) {
        self.signal(Signal::TSTP);
        let program = Some(Pid::from_child(&self.child));
        let status = waitpid(program, WaitOptions::UNTRACED).unwrap();
        assert!(status.is_some_and(|(_, status)| status.stopped()));
        while !self.has_its_terminal_back() {
            assert!(self.read(), "no terminal:\n{}", self.screen());
        }
    }

    /// Suspends the program and wakes it up. It must show what it showed.
    pub fn stop_and_go_on(&mut self) {
        let shown = self.screen();
        self.stop();
        self.signal(Signal::CONT);
        self.wait_for(&shown);
    }

    /// Clicks where no terminal is, and ends the program with these keys. It
    /// must succeed, and give the terminal back.
    pub fn leave(&mut self, keys: &str) {
        self.type_in(&format!("\x1b[<0;0;0M{keys}"));
        assert!(self.end(), "{}", self.screen());
        assert!(self.has_its_terminal_back());
    }

    /// Ends the program with a signal. It must give the terminal back, and the
    /// signal must be what it ends with.
    pub fn assert_ends_with(&mut self, signal: Signal) {
        self.signal(signal);
        assert_eq!(self.exit_status().signal(), Some(signal.as_raw()));
        assert!(self.has_its_terminal_back());
    }

    /// Reads one more picture. Returns whether there was one. A program that's
    /// silent for long is stuck.
    fn read(&mut self) -> bool {
        while self.picture() == 0 {
            match self.output.recv_timeout(SILENCE) {
                Ok(bytes) => self.unread.extend(bytes),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    self.child.kill().unwrap();
                    panic!("nothing happens:\n{}", self.screen());
                }
            }
        }
        // What a program leaves unfinished when it ends counts, too.
        let length = match self.picture() {
            0 => self.unread.len(),
            length => length,
        };
        let bytes: Vec<_> = self.unread.drain(..length).collect();
        self.parser.process(&bytes);
        self.said.extend(&bytes);
        length > 0
    }

    /// How many of the unread bytes make the next picture. A window draws
    /// several in a row, and each is seen, however late we look; and none is
    /// seen while it's half drawn. Whatever isn't a window's counts at once.
    fn picture(&self) -> usize {
        let end = |sign: &[u8]| {
            let mut places = self.unread.windows(sign.len());
            places
                .position(|place| place == sign)
                .map(|at| at + sign.len())
        };
        let is_window = self.parser.screen().alternate_screen();
        match [OPENED, DRAWN].into_iter().filter_map(end).min() {
            Some(length) => length,
            None if is_window && end(CLOSED).is_none() => 0,
            None => self.unread.len(),
        }
    }

    /// Waits for the end. Returns whether it was a success.
    pub fn end(&mut self) -> bool {
        self.exit_status().success()
    }

    /// Waits for the end, however it comes.
    pub fn exit_status(&mut self) -> ExitStatus {
        while self.read() {}
        self.child.wait().unwrap()
    }

    /// Whether the terminal is as it was.
    pub fn has_its_terminal_back(&self) -> bool {
        let screen = self.parser.screen();
        let modes = tcgetattr(&*self.terminal).unwrap().local_modes;
        modes == self.modes
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == MouseProtocolMode::None
    }
}

/// Passes on everything the terminal gets, until the program has ended.
fn follow(terminal: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        loop {
            match (&*terminal).read(&mut bytes) {
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                Err(_) | Ok(0) => return,
                Ok(length) if sender.send(bytes[..length].to_vec()).is_err() => {
                    return;
                }
                Ok(_) => {}
            }
        }
    });
    receiver
}
