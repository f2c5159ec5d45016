use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// The lines that another program writes. A thread of its own reads them, so
/// that we can see whether there's one without waiting for it.
#[derive(Debug)]
pub struct Input {
    lines: Receiver<String>,
    /// What has come while we looked.
    waiting: RefCell<VecDeque<String>>,
}

/// What's longer isn't a line that anybody means.
const LONGEST: u64 = 100_000;

impl Input {
    /// Begins to read. If nobody takes the lines, it waits after a thousand.
    pub fn from(mut source: impl BufRead + Send + 'static) -> Input {
        let (sender, lines) = sync_channel(1000);
        thread::spawn(move || {
            while let Some(line) = read_line(&mut source) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let waiting = RefCell::default();
        Input { lines, waiting }
    }

    /// The next line. It waits until there's one; `None` at the end.
    pub fn next_line(&self) -> Option<String> {
        let line = self.waiting.borrow_mut().pop_front();
        line.or_else(|| self.lines.recv().ok())
    }

    /// The same, but it waits no longer than this.
    ///
    /// # Errors
    ///
    /// When nothing has come by then, or nothing comes any more.
    pub fn next_line_within(
        &self,
        patience: Duration,
    ) -> Result<String, RecvTimeoutError> {
        let line = self.waiting.borrow_mut().pop_front();
        line.map_or_else(|| self.lines.recv_timeout(patience), Ok)
    }

    /// Whether a line like this has come. It never waits.
    pub fn has(&self, is_wanted: impl Fn(&str) -> bool) -> bool {
        let mut waiting = self.waiting.borrow_mut();
        let room = 1000_usize.saturating_sub(waiting.len());
        waiting.extend(self.lines.try_iter().take(room));
        waiting.iter().any(|line| is_wanted(line))
    }
}

/// Reads a line, but no more of it than anybody would mean. Bytes that aren't
/// text become characters that no command has.
fn read_line(source: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let length = source.take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if length as u64 == LONGEST && !line.ends_with(b"\n") {
        source.skip_until(b'\n').ok()?;
    }
    let text = String::from_utf8_lossy(&line).into_owned();
    (length > 0).then_some(text)
}
