//! Waiting for a process with a time limit, while reading its error stream.

use std::io::{self, Read};
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// The number of bytes of a stream that are kept.
const MAX_KEPT: u64 = 1 << 18;

/// The interval at which [`wait`] calls its callback.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The time that a process gets to end after it was killed, and its error stream to
/// close. It's much more than needed, for a busy machine.
pub const GRACE_PERIOD: Duration = Duration::from_secs(5);

/// The number of SIGPIPE, the signal for writing to a pipe without a reader.
pub const SIGPIPE: i32 = 13;

/// The exit status and the error output of a process.
#[derive(Debug)]
pub struct ProcessOutput {
    /// The exit status, or `None` if the process was killed at the time limit.
    pub status: Option<ExitStatus>,
    /// The beginning of what it wrote to its error stream.
    pub stderr: String,
}

impl ProcessOutput {
    /// Tests if the process ended in time and successfully.
    pub fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }
}

/// Returns the number of the signal that ended a process, if one did. A sandbox
/// reports signals as a shell does, as exit codes above 128.
pub fn signal(status: ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    let direct = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let direct = None;
    let code = status.code().filter(|code| *code > 128);
    direct.or(code.map(|code| code - 128))
}

/// Waits for a process whose error stream is a pipe, and kills it at the time limit.
///
/// `on_poll` is called repeatedly while it runs. At most `max_stderr` bytes of the
/// error stream are read, then the pipe is closed and the process gets SIGPIPE.
///
/// # Errors
///
/// Returns an error if the process can't be waited for.
pub fn wait(
    mut child: Child,
    max_stderr: u64,
    time_limit: Duration,
    on_poll: &mut dyn FnMut(),
) -> io::Result<ProcessOutput> {
    let start = Instant::now();
    let stderr = child
        .stderr
        .take()
        .map(|stream| read_in_background(stream.take(max_stderr)));
    let receive = |timeout| stderr.as_ref().and_then(|s| s.recv_timeout(timeout).ok());
    on_poll();
    let mut text = receive(POLL_INTERVAL);
    while text.is_none() && start.elapsed() < time_limit {
        on_poll();
        text = receive(POLL_INTERVAL);
    }
    let ended_in_time = text.is_some();
    if !ended_in_time {
        // Fails if the process has just ended.
        let _ = child.kill();
    }
    let status = child.wait()?;
    // A child process of it may keep the stream open forever.
    let text = text.or_else(|| receive(GRACE_PERIOD));
    Ok(ProcessOutput {
        status: ended_in_time.then_some(status),
        stderr: text.unwrap_or_default(),
    })
}

/// Reads a stream to its end on another thread, and sends the beginning. The rest is
/// read and discarded, so that the writer never blocks on a full pipe.
pub fn read_in_background(mut stream: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // After an error, the bytes that came before it are sent.
        let _ = stream.by_ref().take(MAX_KEPT).read_to_end(&mut bytes);
        let _ = io::copy(&mut stream, &mut io::sink());
        sender.send(String::from_utf8_lossy(&bytes).into_owned())
    });
    receiver
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::process::{Command, Stdio};

    const MINUTE: Duration = Duration::from_secs(60);

    fn shell(script: &str) -> Child {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    }

    /// Starts a script and waits until it closes its output.
    fn start_and_wait_until_ready(script: &str) -> Child {
        let mut child = shell(script);
        let mut output = child.stdout.take().unwrap();
        io::copy(&mut output, &mut io::sink()).unwrap();
        child
    }

    #[test]
    fn reports_status_and_stderr() {
        let output = wait(shell("echo no >&2; exit 3"), u64::MAX, MINUTE, &mut || {}).unwrap();
        assert_eq!(output.status.unwrap().code(), Some(3));
        assert_eq!(output.stderr, "no\n");
    }

    #[test]
    fn kills_process_at_time_limit() {
        let child = start_and_wait_until_ready("echo first >&2; exec sleep 1000 >&-");
        let mut calls = 0;
        let output = wait(child, u64::MAX, POLL_INTERVAL, &mut || calls += 1).unwrap();
        assert_eq!(output.status, None);
        assert_eq!(output.stderr, "first\n");
        assert!(calls > 0);
    }

    #[test]
    fn kills_process_that_keeps_writing() {
        let child = shell("exec yes >&2");
        assert_eq!(
            wait(child, u64::MAX, POLL_INTERVAL, &mut || {})
                .unwrap()
                .status,
            None
        );
    }

    #[test]
    fn too_much_output_ends_with_sigpipe() {
        let output = wait(shell("exec yes >&2"), 10 * MAX_KEPT, MINUTE, &mut || {}).unwrap();
        assert_eq!(output.status.and_then(signal), Some(SIGPIPE));
        assert_eq!(output.stderr.len() as u64, MAX_KEPT);
    }

    #[test]
    fn keeps_beginning_of_long_output() {
        let length = 4 * MAX_KEPT;
        let child = shell(&format!("yes | head -c {length} >&2"));
        let output = wait(child, u64::MAX, MINUTE, &mut || {}).unwrap();
        assert!(output.succeeded());
        assert_eq!(output.stderr.len() as u64, MAX_KEPT);
    }
}
