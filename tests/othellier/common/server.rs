//! A running companion that serves a book.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A server that ends with the test, whether that passes or panics.
pub struct Server {
    process: Child,
    // If we closed its output, the server could not print.
    _output: BufReader<ChildStdout>,
    errors: BufReader<ChildStderr>,
    /// Where the book is: `http://127.0.0.1:PORT/`.
    pub address: String,
}

impl Server {
    /// Serves the book in `repository` at `port` or the next free one; at any
    /// free one for port 0. It is up when this returns.
    pub fn start(repository: &Path, port: u16) -> Self {
        let mut process = super::companion(repository)
            .args(["--no-open", "--port", &port.to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let errors = BufReader::new(process.stderr.take().unwrap());
        let address = announced(&mut output);
        Self {
            errors,
            process,
            _output: output,
            address,
        }
    }

    /// The text of the page at `path`.
    pub fn get(&self, path: &str) -> String {
        let url = format!("{}{path}", self.address);
        minreq::get(url)
            .send()
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// What the server answers to these bytes, up to the end of the connection.
    pub fn exchange(&self, request: &str) -> String {
        let host = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host.trim_end_matches('/')).unwrap();
        let patience = Some(Duration::from_secs(60));
        stream.set_read_timeout(patience).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Waits until the server has given up on a change, and returns why.
    pub fn wait_for_error(&mut self) -> String {
        let lines = self.errors.by_ref().lines().map(Result::unwrap);
        let why = lines.take_while(|line| !line.contains("stay as they were"));
        why.collect::<Vec<_>>().join("\n")
    }

    /// Waits until the first page says `text`; fails after a minute.
    pub fn wait_for(&self, text: &str) {
        self.wait_for_in("", text);
    }

    /// The same for the page at `path`.
    pub fn wait_for_in(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).contains(text) {
            assert!(start.elapsed().as_secs() < 60, "no page says {text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends the server with a signal, such as `INT`, which is Ctrl-C.
    pub fn signal(&mut self, name: &str) -> ExitStatus {
        let id = self.process.id().to_string();
        // The shell's own: not every machine has the program.
        let kill = format!("kill -{name} {id}");
        let sent = Command::new("sh").args(["-c", &kill]).status();
        // Without a shell, the end is less gentle.
        if !sent.is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        self.process.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test may have ended it already; its number may be another's now.
        if let Ok(None) = self.process.try_wait() {
            self.signal("INT");
        }
    }
}

/// The address in what the server prints.
fn announced(output: &mut impl BufRead) -> String {
    let mut lines = output.lines().map(Result::unwrap);
    let line = lines.find(|line| line.contains("http://"));
    let line = line.expect("the server ended without an address");
    let word = line.split(' ').find(|word| word.starts_with("http://"));
    word.unwrap().to_owned()
}
