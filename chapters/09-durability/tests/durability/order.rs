//! Tests of the order of operations on a file, also after errors.

use std::io::{self, Cursor, Error, Read, Write};

use durability::{DurableFile, append_to, write_durably};
use pretty_assertions::assert_eq;

/// A file in memory that records the operations on it and fails in some.
struct RecordingFile {
    bytes: Cursor<Vec<u8>>,
    done: std::cell::RefCell<Vec<&'static str>>,
    failing: &'static [&'static str],
}

impl RecordingFile {
    fn new(text: &str, failing: &'static [&'static str]) -> RecordingFile {
        RecordingFile {
            bytes: Cursor::new(text.as_bytes().to_vec()),
            done: Default::default(),
            failing,
        }
    }

    /// Records an operation. Returns an error if it's to fail.
    fn record(&self, operation: &'static str) -> io::Result<()> {
        self.done.borrow_mut().push(operation);
        if self.failing.contains(&operation) {
            Err(Error::other(operation))
        } else {
            Ok(())
        }
    }
}

impl Read for RecordingFile {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.bytes.read(bytes)
    }
}

impl Write for RecordingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A write to a full disk may have stored some of the bytes.
        let length = if self.failing.contains(&"write") {
            3
        } else {
            bytes.len()
        };
        self.bytes.write_all(&bytes[..length])?;
        self.record("write").map(|()| length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl DurableFile for RecordingFile {
    fn sync(&self) -> io::Result<()> {
        self.record("sync")
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        assert_eq!(length, OLD.len() as u64);
        self.record("cut")
    }
}

const OLD: &str = "35-29; Ann; Bob\n";

/// Appends a line to a ledger. Returns the operations and the error.
fn append_line(failing: &'static [&'static str]) -> (String, Option<String>) {
    let mut file = RecordingFile::new(OLD, failing);
    let error = append_to(&mut file, b"0-64; Bob; Ann\n").err();
    let done = file.done.borrow().join(" ");
    (done, error.map(|why| why.to_string()))
}

/// After this, a file can be renamed: its content is on the disk.
#[test]
fn write_durably_syncs() {
    let mut file = RecordingFile::new("", &[]);
    write_durably(&mut file, b"f5d6").unwrap();
    let done = file.done.borrow().join(" ");
    assert_eq!(
        done, "write sync",
        "without a sync, a power cut leaves an empty file"
    );
    assert_eq!(file.bytes.get_ref(), b"f5d6");
}

#[test]
fn append_syncs() {
    assert_eq!(append_line(&[]), ("write sync".to_string(), None));
}

#[test]
fn failed_append_is_cut_off_and_synced() {
    for (failing, operations) in [
        (&["write"][..], "write cut sync"),
        (&["sync"], "write sync cut sync"),
    ] {
        let error = Some(failing[0].to_string());
        assert_eq!(append_line(failing), (operations.to_string(), error));
    }
}

#[test]
fn append_reports_first_error() {
    for failing in [&["write", "cut"][..], &["write", "sync"]] {
        let (_, error) = append_line(failing);
        assert_eq!(error.as_deref(), Some("write"));
    }
}
