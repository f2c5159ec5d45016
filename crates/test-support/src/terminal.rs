//! Programs on a pseudo-terminal, whose screen a terminal emulator keeps.

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
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
use vt100::{MouseProtocolMode, Parser};

/// A program that prints nothing for this long hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The sequences that enter and leave the alternate screen.
const ENTER_ALTERNATE_SCREEN: &[u8] = b"\x1b[?1049h";
const LEAVE_ALTERNATE_SCREEN: &[u8] = b"\x1b[?1049l";

/// The sequence that hides the cursor, which a window sends after each frame.
const HIDE_CURSOR: &[u8] = b"\x1b[?25l";

/// A program on a terminal.
pub struct Session {
    /// The terminal, from the side of the person who uses it.
    pub terminal: Arc<Pty>,
    /// The program.
    pub child: Child,
    output: Receiver<Vec<u8>>,
    /// The output that isn't processed yet.
    unread: Vec<u8>,
    /// The output since the last [`until`](Session::until).
    transcript: Vec<u8>,
    /// The emulator, which has the screen.
    pub parser: Parser,
    /// The terminal's modes before the program began.
    initial_modes: LocalModes,
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
        let initial_modes = tcgetattr(&terminal).unwrap().local_modes;
        let child = command.spawn(pts).unwrap();
        let terminal = Arc::new(terminal);
        Session {
            output: read_output(terminal.clone()),
            terminal,
            child,
            unread: Vec::new(),
            transcript: Vec::new(),
            parser: Parser::new(rows, columns, 0),
            initial_modes,
        }
    }

    /// Types these keys.
    pub fn type_in(&mut self, keys: &str) {
        (&*self.terminal).write_all(keys.as_bytes()).unwrap();
    }

    /// Returns the text on the screen.
    pub fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until the screen shows this text.
    pub fn wait_for(&mut self, text: &str) {
        while !self.screen().contains(text) {
            assert!(self.read_frame(), "no {text:?}:\n{}", self.screen());
        }
    }

    /// Waits until the program has printed this text. Returns all output since the last
    /// call, control sequences included.
    pub fn until(&mut self, text: &str) -> String {
        loop {
            let transcript = String::from_utf8_lossy(&self.transcript).into_owned();
            if transcript.contains(text) {
                self.transcript.clear();
                return transcript;
            }
            assert!(self.read_frame(), "no {text:?}:\n{transcript}");
        }
    }

    /// Sends the program a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Suspends the program, as `kill -TSTP` does, and waits until it has stopped and
    /// restored the terminal.
    pub fn suspend(&mut self) {
        self.signal(Signal::TSTP);
        self.wait_until_stopped();
        while !self.is_terminal_restored() {
            assert!(self.read_frame(), "no terminal:\n{}", self.screen());
        }
    }

    /// Suspends the program and resumes it, and waits until it shows the same screen.
    pub fn suspend_and_resume(&mut self) {
        let screen = self.screen();
        self.suspend();
        self.signal(Signal::CONT);
        self.wait_for(&screen);
    }

    /// Stops the program with SIGSTOP, which it can't handle, lets a shell use the
    /// terminal, and continues the program. Waits until it shows the same screen and
    /// reads keys as before.
    pub fn stop_and_continue(&mut self) {
        let screen = self.screen();
        let modes = tcgetattr(&*self.terminal).unwrap();
        self.signal(Signal::STOP);
        self.wait_until_stopped();
        let mut shell_modes = modes.clone();
        shell_modes.local_modes = self.initial_modes;
        tcsetattr(&*self.terminal, OptionalActions::Now, &shell_modes).unwrap();
        self.parser.process(b"\x1b[2J\x1b[H$ fg\r\n");
        self.signal(Signal::CONT);
        self.wait_for(&screen);
        let is_raw = || tcgetattr(&*self.terminal).unwrap().local_modes == modes.local_modes;
        assert!(is_raw(), "keys are read line by line");
    }

    fn wait_until_stopped(&self) {
        let program = Some(Pid::from_child(&self.child));
        let status = waitpid(program, WaitOptions::UNTRACED).unwrap();
        assert!(status.is_some_and(|(_, status)| status.stopped()));
    }

    /// Clicks outside of the terminal, at column 0, and ends the program with these keys.
    /// Asserts that it succeeds and restores the terminal.
    pub fn quit(&mut self, keys: &str) {
        self.type_in(&format!("\x1b[<0;0;0M{keys}"));
        assert!(self.wait_for_success(), "{}", self.screen());
        assert!(self.is_terminal_restored());
    }

    /// Sends the program a signal. Asserts that it restores the terminal and is killed by
    /// that signal.
    pub fn assert_killed_by(&mut self, signal: Signal) {
        self.signal(signal);
        assert_eq!(self.exit_status().signal(), Some(signal.as_raw()));
        assert!(self.is_terminal_restored());
    }

    /// Waits for one more frame and processes it. Returns `false` if the program has ended.
    ///
    /// # Panics
    ///
    /// Panics if the program prints nothing for a minute.
    fn read_frame(&mut self) -> bool {
        while self.frame_length() == 0 {
            match self.output.recv_timeout(TIMEOUT) {
                Ok(bytes) => self.unread.extend(bytes),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    self.child.kill().unwrap();
                    panic!("nothing happens:\n{}", self.screen());
                }
            }
        }
        // A program may end in the middle of a frame.
        let length = match self.frame_length() {
            0 => self.unread.len(),
            length => length,
        };
        let bytes: Vec<_> = self.unread.drain(..length).collect();
        self.parser.process(&bytes);
        self.transcript.extend(&bytes);
        length > 0
    }

    /// Returns the number of unread bytes that make the next frame, or 0 if it's
    /// incomplete.
    ///
    /// A window may draw several frames before a test reads the first, and each is
    /// processed separately. The output of a program without a window has no frames, so
    /// all of it counts as one.
    fn frame_length(&self) -> usize {
        let end_of = |sequence: &[u8]| {
            self.unread
                .windows(sequence.len())
                .position(|window| window == sequence)
                .map(|start| start + sequence.len())
        };
        let is_window = self.parser.screen().alternate_screen();
        let ends = [ENTER_ALTERNATE_SCREEN, HIDE_CURSOR];
        match ends.into_iter().filter_map(end_of).min() {
            Some(length) => length,
            None if is_window && end_of(LEAVE_ALTERNATE_SCREEN).is_none() => 0,
            None => self.unread.len(),
        }
    }

    /// Waits until the program has ended. Tests if it succeeded.
    pub fn wait_for_success(&mut self) -> bool {
        self.exit_status().success()
    }

    /// Waits until the program has ended. Returns its exit status.
    pub fn exit_status(&mut self) -> ExitStatus {
        while self.read_frame() {}
        self.child.wait().unwrap()
    }

    /// Tests if the terminal is in the state in which the program got it.
    pub fn is_terminal_restored(&self) -> bool {
        let screen = self.parser.screen();
        let modes = tcgetattr(&*self.terminal).unwrap().local_modes;
        modes == self.initial_modes
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == MouseProtocolMode::None
    }
}

/// Reads everything that the program prints, on a thread, until the program has ended.
fn read_output(terminal: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        loop {
            match (&*terminal).read(&mut bytes) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) | Ok(0) => return,
                Ok(length) => {
                    if sender.send(bytes[..length].to_vec()).is_err() {
                        return;
                    }
                }
            }
        }
    });
    receiver
}
