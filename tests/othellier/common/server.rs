//! Starts the companion as a server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A running server, which is stopped on drop.
pub struct Server {
    process: Child,
    // Kept open, because the server fails when it can't print.
    _stdout: BufReader<ChildStdout>,
    stderr: BufReader<ChildStderr>,
    /// The book's URL: `http://127.0.0.1:PORT/`.
    pub address: String,
}

impl Server {
    /// Serves the book in `repository` at `port` or the next free one, or at any free port
    /// for port 0. Returns when the server accepts connections.
    pub fn start(repository: &Path, port: u16) -> Self {
        let mut process = super::companion(repository)
            .args(["--no-open", "--port", &port.to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(process.stdout.take().unwrap());
        let stderr = BufReader::new(process.stderr.take().unwrap());
        let address = read_address(&mut stdout);
        Self {
            process,
            _stdout: stdout,
            stderr,
            address,
        }
    }

    /// Returns the text of the page at `path`.
    pub fn get(&self, path: &str) -> String {
        let url = format!("{}{path}", self.address);
        minreq::get(url)
            .send()
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// Sends a raw request, and returns everything that the server sends until it closes
    /// the connection.
    pub fn send_raw(&self, request: &str) -> String {
        let host = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host.trim_end_matches('/')).unwrap();
        let timeout = Duration::from_secs(60);
        stream.set_read_timeout(Some(timeout)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        response
    }

    /// Waits until a build has failed or the server has ended, and returns what it has
    /// printed to standard error.
    pub fn wait_for_error(&mut self) -> String {
        self.stderr
            .by_ref()
            .lines()
            .map(Result::unwrap)
            .take_while(|line| !line.contains("stay as they were"))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Waits until the first page contains `text`.
    ///
    /// # Panics
    ///
    /// If it doesn't within a minute.
    pub fn wait_for(&self, text: &str) {
        self.wait_for_in("", text);
    }

    /// Waits like [`wait_for`](Self::wait_for) for the page at `path`.
    pub fn wait_for_in(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).contains(text) {
            assert!(
                start.elapsed().as_secs() < 60,
                "/{path} doesn't contain {text}"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends a signal to the server, such as `INT` for Ctrl-C, and waits for its end.
    pub fn signal(&mut self, name: &str) -> ExitStatus {
        let id = self.process.id().to_string();
        // The shell's builtin, because not every machine has `kill` as a program.
        let kill = format!("kill -{name} {id}");
        let sent = Command::new("sh").args(["-c", &kill]).status();
        // Without a shell, as on Windows, kill the process.
        if !sent.is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        self.process.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it has ended, another process may have its id now.
        if let Ok(None) = self.process.try_wait() {
            self.signal("INT");
        }
    }
}

/// Reads the server's output until it prints its address, and returns that.
fn read_address(stdout: &mut impl BufRead) -> String {
    let line = stdout
        .lines()
        .map(Result::unwrap)
        .find(|line| line.contains("http://"))
        .expect("the server ended without an address");
    line.split(' ')
        .find(|word| word.starts_with("http://"))
        .unwrap()
        .to_owned()
}
