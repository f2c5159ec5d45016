//! A companion that serves a book.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The time after which a test fails that waits for the server.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A running server. Dropping it stops it.
pub struct Server {
    process: Child,
    /// Kept open, because the server prints to it.
    _stdout: BufReader<ChildStdout>,
    stderr: BufReader<ChildStderr>,
    /// The URL of the book: `http://127.0.0.1:PORT/`.
    pub url: String,
}

impl Server {
    /// Serves the book in `repository` at `port` or the next free one; for port 0, at any
    /// free one. Returns when the server accepts connections.
    pub fn start(repository: &Path, port: u16) -> Self {
        let mut process = super::companion(repository)
            .args(["--no-open", "--port", &port.to_string()])
            // The checkout has a `target` of its own.
            .env_remove("CARGO_TARGET_DIR")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(process.stdout.take().unwrap());
        let stderr = BufReader::new(process.stderr.take().unwrap());
        let url = read_url(&mut stdout);
        Self {
            process,
            _stdout: stdout,
            stderr,
            url,
        }
    }

    /// Returns the text of the page at `path`.
    pub fn get(&self, path: &str) -> String {
        let url = format!("{}{path}", self.url);
        let response = minreq::get(url).send().unwrap();
        response.as_str().unwrap().to_owned()
    }

    /// Sends the text of a request, complete or not, and returns the connection.
    pub fn send(&self, request: &str) -> TcpStream {
        let address = self.url.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(TIMEOUT)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    /// Waits for the error message of a failed build, or for the end of the server. Returns
    /// what was printed to stderr before.
    pub fn wait_for_error(&mut self) -> String {
        let lines: Vec<_> = self
            .stderr
            .by_ref()
            .lines()
            .map(Result::unwrap)
            .take_while(|line| !line.contains("stay as they were"))
            .collect();
        lines.join("\n")
    }

    /// Waits until the page at `path` contains `text`.
    pub fn wait_for_text(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).contains(text) {
            assert!(start.elapsed() < TIMEOUT, "no page contains {text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends a signal, such as `INT`, which is that of Ctrl-C, and waits for the end of the
    /// server.
    pub fn signal(&mut self, name: &str) -> ExitStatus {
        // `kill` of the shell, because not all machines have the program.
        let command = format!("kill -{name} {}", self.process.id());
        let kill = Command::new("sh").args(["-c", &command]).status();
        // Windows may have no shell.
        if !kill.is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        self.process.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If the process has ended, its id may belong to another one.
        if let Ok(None) = self.process.try_wait() {
            self.signal("INT");
        }
    }
}

/// Reads the URL that the server prints.
fn read_url(stdout: &mut impl BufRead) -> String {
    let line = stdout
        .lines()
        .map(Result::unwrap)
        .find(|line| line.contains("http://"))
        .expect("the server ended without printing its URL");
    let url = line.split(' ').find(|word| word.starts_with("http://"));
    url.unwrap().to_owned()
}
