use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use engine::is_output_closed;

/// Reads the lines of another program in a thread, so that pending lines can be
/// inspected without blocking.
#[derive(Debug)]
pub struct LineReader {
    lines: Receiver<String>,
    /// Lines taken from the channel but not yet returned.
    pending: RefCell<VecDeque<String>>,
    thread: JoinHandle<()>,
}

/// The capacity of the channel and of the queue, in lines.
const CAPACITY: usize = 1000;

/// The maximum length of a line in bytes. The rest of a longer line is skipped.
const MAX_LINE_LENGTH: u64 = 100_000;

impl LineReader {
    /// Starts a thread that reads lines from `source`. It blocks while the
    /// channel is full.
    pub fn from(mut source: impl BufRead + Send + 'static) -> LineReader {
        let (sender, lines) = sync_channel(CAPACITY);
        let thread = thread::spawn(move || {
            while let Some(line) = read_line(&mut source) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        LineReader {
            lines,
            pending: RefCell::default(),
            thread,
        }
    }

    /// Waits for the next line and returns it, or `None` at the end of the
    /// input.
    pub fn next_line(&self) -> Option<String> {
        let line = self.pending.borrow_mut().pop_front();
        line.or_else(|| self.lines.recv().ok())
    }

    /// Waits for the next line, but no longer than `timeout`.
    ///
    /// # Errors
    ///
    /// Returns an error if the time is up or the input has ended.
    pub fn next_line_timeout(
        &self,
        timeout: Duration,
    ) -> Result<String, RecvTimeoutError> {
        let line = self.pending.borrow_mut().pop_front();
        line.map_or_else(|| self.lines.recv_timeout(timeout), Ok)
    }

    /// Tests if any pending line satisfies the predicate, without blocking.
    pub fn any(&self, predicate: impl Fn(&str) -> bool) -> bool {
        let mut pending = self.pending.borrow_mut();
        let room = CAPACITY.saturating_sub(pending.len());
        pending.extend(self.lines.try_iter().take(room));
        pending.iter().any(|line| predicate(line))
    }
}

impl LineReader {
    /// Tests if the input has ended, so that no line will follow those that are
    /// pending.
    pub fn has_ended(&self) -> bool {
        self.thread.is_finished()
    }

    /// Returns the next line if it's pending, but keeps it, or `None` at the end
    /// of the input. Never blocks.
    ///
    /// # Errors
    ///
    /// Returns an error if there may be another line.
    pub fn peek(&self) -> Result<Option<String>, TryRecvError> {
        let has_ended = self.has_ended();
        self.any(|_| false);
        match self.pending.borrow().front() {
            None if !has_ended => Err(TryRecvError::Empty),
            line => Ok(line.cloned()),
        }
    }

    /// Tests if a search that began at `begin` must end, because a pending line
    /// `interrupts` it, or because the input or the output is closed. Returns
    /// `false` in the first milliseconds, because the commands of a script are
    /// pending from the beginning.
    pub fn must_end(
        &self,
        begin: Instant,
        interrupts: impl Fn(&str) -> bool,
    ) -> bool {
        begin.elapsed() >= SCRIPT_TIME
            && (self.has_ended() || is_output_closed() || self.any(interrupts))
    }
}

/// The minimum time of a search before it can be interrupted.
const SCRIPT_TIME: Duration = Duration::from_millis(30);

/// Reads a line of at most `MAX_LINE_LENGTH` bytes, without a byte order mark.
/// Invalid UTF-8 becomes U+FFFD, which no command contains.
fn read_line(source: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let length = source
        .take(MAX_LINE_LENGTH)
        .read_until(b'\n', &mut line)
        .ok()?;
    if length as u64 == MAX_LINE_LENGTH && !line.ends_with(b"\n") {
        source.skip_until(b'\n').ok()?;
    }
    let text = String::from_utf8_lossy(&line);
    let text = text.trim_start_matches('\u{feff}').to_string();
    (length > 0).then_some(text)
}
