//! What a check prints. Marks separate what the answer prints from what the
//! test harness prints.

use std::io::{BufRead, BufReader, Read};
use std::process::Child;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use check_report::OutputMark;

/// We keep this many bytes of each part: an answer that prints in an endless
/// loop would fill the memory.
const KEPT: usize = 1 << 16;

/// What was printed on both streams.
#[derive(Debug, Default)]
pub(super) struct CheckOutput {
    output: StreamParts,
    errors: StreamParts,
}

/// What was printed on one of them.
#[derive(Debug, Default)]
struct StreamParts {
    /// In the last call.
    last: Vec<u8>,
    /// In no call.
    outside: Vec<u8>,
    is_in_call: bool,
}

impl CheckOutput {
    /// What a process prints until it ends, if it does so in time.
    pub(super) fn until_the_end(child: &mut Child, time_limit: Duration) -> Option<CheckOutput> {
        let output = listen(child.stdout.take()?);
        let errors = listen(child.stderr.take()?);
        Some(CheckOutput {
            output: output.recv_timeout(time_limit).ok()?,
            errors: errors.recv_timeout(time_limit).ok()?,
        })
    }

    pub(super) fn in_last_call(&self) -> String {
        both(self.output_of_last_call(), text(&self.errors.last))
    }

    pub(super) fn output_of_last_call(&self) -> String {
        text(&self.output.last)
    }

    pub(super) fn output_outside(&self) -> String {
        text(&self.output.outside)
    }

    /// What came on the error stream before the process ended.
    pub(super) fn last_words(&self) -> String {
        both(text(&self.errors.last), text(&self.errors.outside))
    }
}

/// Reads a stream in a thread of its own, to its end or until it breaks.
fn listen(stream: impl Read + Send + 'static) -> Receiver<StreamParts> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut parts = StreamParts::default();
        let mut line = Vec::new();
        while read_line(&mut stream, &mut line) {
            parts.take(&line);
        }
        // If the receiver is gone, nobody needs this.
        let _ = send.send(parts);
    });
    receive
}

/// A line, or the beginning of one that may never end.
fn read_line(stream: &mut impl BufRead, line: &mut Vec<u8>) -> bool {
    line.clear();
    let mut stream = stream.take(KEPT as u64);
    stream.read_until(b'\n', line).is_ok_and(|read| read > 0)
}

impl StreamParts {
    fn take(&mut self, line: &[u8]) {
        let Some((before, mark)) = OutputMark::find_at_end(line) else {
            return self.keep(line);
        };
        self.keep(&line[..before]);
        self.is_in_call = mark == OutputMark::Call;
        if self.is_in_call {
            self.last.clear();
        }
    }

    fn keep(&mut self, said: &[u8]) {
        let part = if self.is_in_call {
            &mut self.last
        } else {
            &mut self.outside
        };
        let room = KEPT - part.len();
        part.extend(said.iter().take(room));
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// One after the other: there's no telling how they were mixed.
fn both(one: String, other: String) -> String {
    let is_complete = one.is_empty() || one.ends_with('\n');
    format!("{one}{}{other}", if is_complete { "" } else { "\n" })
}
