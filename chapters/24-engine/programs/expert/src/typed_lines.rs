use std::io::{self, BufRead, Read};
use std::rc::Rc;
use std::time::{Duration, Instant};

use engine::is_output_closed;
use protocols::LineReader;

/// The lines that a person types, also while the expert is thinking. Clones
/// share them.
#[derive(Clone, Debug)]
pub struct TypedLines {
    reader: Rc<LineReader>,
    /// The bytes of the current line that aren't read yet.
    unread: Vec<u8>,
}

/// The time of a search whose end was typed before it began, as in a script.
const SCRIPT_TIME: Duration = Duration::from_millis(30);

impl TypedLines {
    /// Starts to read lines in a thread.
    pub fn from(source: impl BufRead + Send + 'static) -> TypedLines {
        TypedLines {
            reader: Rc::new(LineReader::from(source)),
            unread: Vec::new(),
        }
    }

    /// Tests if a search that began at `begin` has to end, because the person
    /// has typed `quit`, has gone, or can't see the result.
    pub fn must_end(&self, begin: Instant) -> bool {
        let is_quit = |line: Option<String>| {
            line.is_none_or(|line| line.trim().eq_ignore_ascii_case("quit"))
        };
        begin.elapsed() >= SCRIPT_TIME
            && (self.reader.peek().is_ok_and(is_quit) || is_output_closed())
    }
}

impl Read for TypedLines {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for TypedLines {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.unread.is_empty() {
            self.unread = self.reader.next_line().unwrap_or_default().into();
        }
        Ok(&self.unread)
    }

    fn consume(&mut self, length: usize) {
        self.unread.drain(..length);
    }
}
