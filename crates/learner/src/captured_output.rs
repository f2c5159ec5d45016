//! The output of a check's process, split into the answer's output and the test
//! harness's by the marks that the checks print.

use std::io::{BufRead, BufReader, Read};
use std::process::Child;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use check_report::OutputMark;

/// The number of bytes of each part that are kept, because an answer that prints in
/// an endless loop would fill the memory.
const MAX_KEPT: usize = 1 << 16;

/// The output on both streams.
#[derive(Debug, Default)]
pub(crate) struct CapturedOutput {
    stdout: StreamOutput,
    stderr: StreamOutput,
}

/// The output on one stream.
#[derive(Debug, Default)]
struct StreamOutput {
    /// The output of the last call of the answer.
    last_call: Vec<u8>,
    /// The output outside of all calls.
    outside: Vec<u8>,
    is_in_call: bool,
}

impl CapturedOutput {
    /// Reads both streams of a process until it closes them, or returns `None` if it
    /// doesn't within the time limit.
    pub(crate) fn read(child: &mut Child, time_limit: Duration) -> Option<CapturedOutput> {
        let stdout = read_in_background(child.stdout.take()?);
        let stderr = read_in_background(child.stderr.take()?);
        Some(CapturedOutput {
            stdout: stdout.recv_timeout(time_limit).ok()?,
            stderr: stderr.recv_timeout(time_limit).ok()?,
        })
    }

    /// Returns what the last call printed on both streams.
    pub(crate) fn of_last_call(&self) -> String {
        join(self.stdout_of_last_call(), text(&self.stderr.last_call))
    }

    pub(crate) fn stdout_of_last_call(&self) -> String {
        text(&self.stdout.last_call)
    }

    pub(crate) fn stdout_outside_of_calls(&self) -> String {
        text(&self.stdout.outside)
    }

    /// Returns the error output of the last call and what was printed outside of
    /// calls.
    pub(crate) fn stderr(&self) -> String {
        join(text(&self.stderr.last_call), text(&self.stderr.outside))
    }
}

/// Reads a stream on another thread, until it ends or fails.
fn read_in_background(stream: impl Read + Send + 'static) -> Receiver<StreamOutput> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut output = StreamOutput::default();
        let mut line = Vec::new();
        while read_line(&mut stream, &mut line) {
            output.push_line(&line);
        }
        // The receiver is gone after the time limit.
        let _ = sender.send(output);
    });
    receiver
}

/// Reads a line, or the beginning of one that's too long.
fn read_line(stream: &mut impl BufRead, line: &mut Vec<u8>) -> bool {
    line.clear();
    let mut stream = stream.take(MAX_KEPT as u64);
    stream.read_until(b'\n', line).is_ok_and(|read| read > 0)
}

impl StreamOutput {
    fn push_line(&mut self, line: &[u8]) {
        let Some((length, mark)) = OutputMark::find_at_end(line) else {
            return self.push(line);
        };
        self.push(&line[..length]);
        self.is_in_call = mark == OutputMark::Call;
        if self.is_in_call {
            self.last_call.clear();
        }
    }

    fn push(&mut self, bytes: &[u8]) {
        let part = if self.is_in_call {
            &mut self.last_call
        } else {
            &mut self.outside
        };
        let free = MAX_KEPT - part.len();
        part.extend(bytes.iter().take(free));
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Appends one text to another. How the two were interleaved isn't known.
fn join(first: String, second: String) -> String {
    let separator = if first.is_empty() || first.ends_with('\n') {
        ""
    } else {
        "\n"
    };
    format!("{first}{separator}{second}")
}
