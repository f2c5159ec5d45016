use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use protocols::LineReader;

/// A program that writes the same line forever, and counts how often.
struct EndlessLines {
    line: &'static [u8],
    written: Arc<AtomicUsize>,
}

impl Read for EndlessLines {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (&mut &*self.line).read(buffer)
    }
}

impl BufRead for EndlessLines {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        Ok(self.line)
    }

    fn consume(&mut self, length: usize) {
        self.written
            .fetch_add(length / self.line.len(), Ordering::Relaxed);
    }
}

#[test]
fn long_line_is_truncated_and_the_next_one_is_intact() {
    let long = io::repeat(b'a').take(1_000_000);
    let source = BufReader::new(long.chain(&b"\nping\n"[..]));
    let reader = LineReader::from(source);
    assert_eq!(reader.next_line().unwrap().len(), 100_000);
    assert_eq!(reader.next_line().unwrap(), "ping\n");
    assert_eq!(reader.next_line(), None);
}

/// The channel and the queue hold a thousand lines each, and the thread one
/// that it can't send.
#[test]
fn unread_lines_are_limited() {
    let written = Arc::new(AtomicUsize::new(0));
    let reader = LineReader::from(EndlessLines {
        line: b"=\n",
        written: written.clone(),
    });
    let begin = Instant::now();
    let count = || written.load(Ordering::Relaxed);
    while count() < 1_000 && begin.elapsed() < Duration::from_secs(10) {
        thread::sleep(Duration::from_millis(5));
    }
    for _ in 0..10 {
        assert!(!reader.any(|line| line.starts_with("ping")));
        thread::sleep(Duration::from_millis(5));
    }
    let written = count();
    assert!((1_000..=2_001).contains(&written), "{written} lines");
}

#[test]
fn byte_order_mark_is_removed() {
    let reader = LineReader::from("\u{feff}ping\n".as_bytes());
    assert_eq!(reader.next_line().unwrap(), "ping\n");
}
