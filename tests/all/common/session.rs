//! A program at a terminal of its own.

use std::io::{Read as _, Write as _};
use std::process::{Child, ExitStatus};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pts, Pty, open};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{LocalModes, tcgetattr};

/// The program, and what it has printed since somebody looked.
pub struct Session {
    pty: Arc<Pty>,
    child: Child,
    printed: Arc<Mutex<String>>,
    modes: LocalModes,
    // While it is open, the terminal outlives the program.
    _pts: Pts,
}

impl Session {
    /// Starts a program.
    pub fn start(command: Command) -> Session {
        Session::start_in(command, 40)
    }

    /// Starts a program in a window with so many rows.
    pub fn start_in(mut command: Command, rows: u16) -> Session {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(rows, 100)).unwrap();
        let pty = Arc::new(pty);
        let modes = tcgetattr(&*pty).unwrap().local_modes;
        let child = command.spawn_borrowed(&pts).unwrap();
        let session = Session {
            pty,
            child,
            printed: Arc::default(),
            modes,
            _pts: pts,
        };
        session.listen();
        session
    }

    fn listen(&self) {
        let (pty, printed) = (Arc::clone(&self.pty), Arc::clone(&self.printed));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = (&*pty).read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]);
                printed.lock().unwrap().push_str(&text);
            }
        });
    }

    /// Waits until the program has printed these words; takes what it has
    /// printed up to now.
    pub fn until(&self, words: &str) -> String {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(20) {
            let mut printed = self.printed.lock().unwrap();
            if printed.contains(words) {
                return std::mem::take(&mut printed);
            }
            drop(printed);
            thread::sleep(Duration::from_millis(5));
        }
        panic!("no {words:?} in {}", self.printed.lock().unwrap());
    }

    /// Presses keys.
    pub fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
    }

    /// Asks the program to end.
    pub fn terminate(&self) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).unwrap();
    }

    /// Whether keys are shown and collected to lines, as at the start.
    pub fn is_as_before(&self) -> bool {
        tcgetattr(&*self.pty).unwrap().local_modes == self.modes
    }

    /// Waits for the end.
    pub fn end(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}
