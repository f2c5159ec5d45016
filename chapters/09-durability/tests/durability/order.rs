//! What is done to a file, in which order, and what an error leaves.

use std::io::{self, Cursor, Error, Read, Write};

use durability::{DurableFile, append_to, write_durably};
use pretty_assertions::assert_eq;

/// A file in memory that writes down what's done to it, and that fails in some of
/// that.
struct Watched {
    bytes: Cursor<Vec<u8>>,
    done: std::cell::RefCell<Vec<&'static str>>,
    fails: &'static [&'static str],
}

impl Watched {
    fn new(text: &str, fails: &'static [&'static str]) -> Watched {
        let bytes = Cursor::new(text.as_bytes().to_vec());
        Watched {
            bytes,
            done: Default::default(),
            fails,
        }
    }

    fn does(&self, what: &'static str) -> io::Result<()> {
        self.done.borrow_mut().push(what);
        let fails = self.fails.contains(&what);
        if fails {
            Err(Error::other(what))
        } else {
            Ok(())
        }
    }
}

impl Read for Watched {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.bytes.read(bytes)
    }
}

impl Write for Watched {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A full disk has taken some of it.
        let length = if self.fails.contains(&"write") {
            3
        } else {
            bytes.len()
        };
        self.bytes.write_all(&bytes[..length])?;
        self.does("write").map(|()| length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl DurableFile for Watched {
    fn sync(&self) -> io::Result<()> {
        self.does("sync")
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        assert_eq!(length, OLD.len() as u64);
        self.does("cut")
    }
}

const OLD: &str = "35-29; Ann; Bob\n";

/// What's done to a ledger to which a line is added, and the error.
fn appended(fails: &'static [&'static str]) -> (String, Option<String>) {
    let mut file = Watched::new(OLD, fails);
    let error = append_to(&mut file, b"0-64; Bob; Ann\n").err();
    let done = file.done.borrow().join(" ");
    (done, error.map(|why| why.to_string()))
}

/// Whoever gives a file its name after this gives it to a text that's there.
#[test]
fn a_text_is_on_the_disk_when_it_is_written() {
    let mut file = Watched::new("", &[]);
    write_durably(&mut file, b"f5d6").unwrap();
    let done = file.done.borrow().join(" ");
    assert_eq!(
        done, "write sync",
        "without a sync, a power cut leaves an empty file"
    );
    assert_eq!(file.bytes.get_ref(), b"f5d6");
}

#[test]
fn a_line_is_on_the_disk_when_it_is_added() {
    assert_eq!(appended(&[]), ("write sync".to_string(), None));
}

#[test]
fn a_line_that_fails_is_cut_off_and_the_disk_knows() {
    for (fails, steps) in [
        (&["write"][..], "write cut sync"),
        (&["sync"], "write sync cut sync"),
    ] {
        let why = Some(fails[0].to_string());
        assert_eq!(appended(fails), (steps.to_string(), why));
    }
}

#[test]
fn the_first_error_is_told_even_if_the_cut_fails_too() {
    for fails in [&["write", "cut"][..], &["write", "sync"]] {
        assert_eq!(appended(fails).1.as_deref(), Some("write"));
    }
}
