//! Tests of the commands, signals and closed streams that end a search.
#![cfg(unix)]

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use protocols::LineReader;

const NBOARD: [&str; 3] = [env!("CARGO_BIN_EXE_nboard"), "--depth", "40"];
const GTP: [&str; 3] = [env!("CARGO_BIN_EXE_gtp"), "--time", "3600s"];

/// The time limit for a program to end, on a busy machine. Its search would take
/// years.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The option of GNU's `env` that restores the actions of signals.
const DEFAULT_SIGNALS: &[&str] = if cfg!(target_os = "linux") {
    &["--default-signal=INT,TERM,HUP"]
} else {
    &[]
};

/// A program during a search.
struct Thinking {
    child: Child,
    input: Option<ChildStdin>,
    output: Option<ChildStdout>,
}

impl Thinking {
    /// Starts a program and writes lines to it, the last of which starts a
    /// search.
    fn start(command: [&str; 3], lines: &str) -> Thinking {
        // A test in the background of a shell ignores SIGINT, and so would the
        // program.
        let mut child = Command::new("env")
            .args(DEFAULT_SIGNALS)
            .args(command)
            .args(["--table", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let mut thinking = Thinking {
            child,
            input,
            output,
        };
        thinking.write(lines);
        thinking
    }

    fn nboard() -> Thinking {
        let thinking = Thinking::start(NBOARD, "hint 1\n");
        thread::sleep(Duration::from_millis(500));
        thinking
    }

    fn gtp() -> Thinking {
        let thinking = Thinking::start(GTP, "genmove b\n");
        thread::sleep(Duration::from_millis(500));
        thinking
    }

    fn write(&mut self, lines: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(lines.as_bytes()).unwrap();
    }

    /// Returns the next line that begins with `begin`.
    #[track_caller]
    fn wait_for(&mut self, begin: &str) -> String {
        let output = BufReader::new(self.output.take().unwrap());
        let lines = LineReader::from(output);
        loop {
            let line = lines.next_line_timeout(TIMEOUT).expect("a line");
            if line.starts_with(begin) {
                return line;
            }
        }
    }

    fn signal(&mut self, name: &str) {
        let process = self.child.id().to_string();
        let kill = Command::new("kill").args(["-s", name, &process]).status();
        assert!(kill.unwrap().success());
    }

    /// Asserts that the program ends, and tests if it succeeds.
    #[track_caller]
    fn assert_ends(mut self) -> bool {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            assert!(begin.elapsed() < TIMEOUT, "the search continues");
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn quit_ends_a_search() {
    for mut thinking in [Thinking::nboard(), Thinking::gtp()] {
        thinking.write("quit\n");
        assert!(thinking.assert_ends());
    }
}

#[test]
fn pending_quit_ends_a_search() {
    for (command, line) in
        [(NBOARD, "hint 3"), (NBOARD, "go"), (GTP, "genmove b")]
    {
        let thinking = Thinking::start(command, &format!("{line}\nquit\n"));
        assert!(thinking.assert_ends());
    }
}

#[test]
fn end_of_input_ends_a_search() {
    for mut thinking in [Thinking::nboard(), Thinking::gtp()] {
        thinking.input = None;
        assert!(thinking.assert_ends());
    }
}

#[test]
fn closed_output_ends_a_search() {
    for mut thinking in [Thinking::nboard(), Thinking::gtp()] {
        thinking.output = None;
        assert!(thinking.assert_ends());
    }
}

#[test]
fn signals_end_a_search() {
    for signal in ["INT", "TERM", "HUP"] {
        for mut thinking in [Thinking::nboard(), Thinking::gtp()] {
            thinking.signal(signal);
            assert!(!thinking.assert_ends());
        }
    }
}

#[test]
fn another_command_ends_a_search_of_nboard() {
    let game = "set game (;GM[Othello]B[F5];)";
    for line in [game, "set depth 1", "move F5", "go", "hint 1", "ping 1"] {
        let mut thinking = Thinking::nboard();
        thinking.write(&format!("{line}\nset depth 1\nnboard 2\n"));
        thinking.wait_for("set myname");
        thinking.write("quit\n");
        assert!(thinking.assert_ends());
    }
}

#[test]
fn unknown_command_does_not_end_a_search() {
    let mut thinking = Thinking::nboard();
    thinking.write("learn\njump\nnboard 2\n");
    thread::sleep(Duration::from_millis(200));
    assert!(thinking.child.try_wait().unwrap().is_none());
    thinking.write("quit\n");
    assert!(thinking.assert_ends());
}

/// The response to a move whose search was interrupted is still a move.
#[test]
fn interrupted_search_has_a_result() {
    let mut thinking = Thinking::start(GTP, "genmove b\nquit\n");
    let answer = thinking.wait_for("= ");
    let answer = answer.trim_end();
    assert!(
        ["= c4", "= d3", "= e6", "= f5"].contains(&answer),
        "{answer}"
    );
    assert!(thinking.assert_ends());
}
