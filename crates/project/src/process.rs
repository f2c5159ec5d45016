//! Waiting for a process that may never end, and reading from one that may
//! never be silent.

use std::io::{self, Read};
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How many bytes of a stream are kept.
const KEPT: u64 = 1 << 18;

/// How often [`wait`] calls its watch.
const TICK: Duration = Duration::from_millis(20);

/// How long we wait for the end of a process that's about to end, and for the
/// last of its text. On a busy machine that may take a while; otherwise only one
/// that pretends, or that left another behind, takes all of it.
pub const GRACE: Duration = Duration::from_secs(5);

/// How a process ended.
#[derive(Debug)]
pub struct Ended {
    /// Its status; `None` if it had to be stopped.
    pub status: Option<ExitStatus>,
    /// What it wrote to its error stream, or the beginning of that.
    pub stderr: String,
}

impl Ended {
    /// Whether it ended by itself, and successfully.
    pub fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }
}

/// The signal that ended a process, if one did. In a sandbox, as in a shell, the
/// status shows it as a code above 128.
pub fn signal(status: ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    let direct = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let direct = None;
    let code = status.code().filter(|code| *code > 128);
    direct.or(code.map(|code| code - 128))
}

/// The signal that a process gets if nobody reads what it writes.
pub const BROKEN_PIPE: i32 = 13;

/// Waits for a process whose error stream is a pipe, calls `watch` again and again
/// meanwhile, and stops the process at the limit. It reads no more than `most` bytes
/// of the stream: whoever writes on then gets the signal that the pipe is broken.
/// Fails when the process can't be waited for.
pub fn wait(
    mut child: Child,
    most: u64,
    limit: Duration,
    watch: &mut dyn FnMut(),
) -> io::Result<Ended> {
    let stderr = child.stderr.take();
    let stderr = stderr.map(|stream| collect(stream.take(most)));
    let start = Instant::now();
    let receive = |time| stderr.as_ref().and_then(|s| s.recv_timeout(time).ok());
    watch();
    let mut text = receive(TICK);
    while text.is_none() && start.elapsed() < limit {
        watch();
        text = receive(TICK);
    }
    let in_time = text.is_some();
    if !in_time {
        // It may have ended this very moment.
        let _ = child.kill();
    }
    let status = child.wait()?;
    // A process that it started may hold the stream open, and never end.
    let text = text.or_else(|| receive(GRACE));
    Ok(Ended {
        status: in_time.then_some(status),
        stderr: text.unwrap_or_default(),
    })
}

/// Reads a stream to its end in the background. The beginning is kept, and the
/// rest is read too, so that nobody waits for a full pipe.
pub fn collect(mut stream: impl Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // If the stream breaks, what came before counts.
        let _ = stream.by_ref().take(KEPT).read_to_end(&mut bytes);
        let _ = io::copy(&mut stream, &mut io::sink());
        send.send(String::from_utf8_lossy(&bytes).into_owned())
    });
    receive
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::process::{Command, Stdio};

    const LONG: Duration = Duration::from_secs(60);

    fn shell(script: &str) -> Child {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    }

    /// Waits until the script closes its output.
    fn ready(script: &str) -> Child {
        let mut child = shell(script);
        let mut output = child.stdout.take().unwrap();
        io::copy(&mut output, &mut io::sink()).unwrap();
        child
    }

    #[test]
    fn a_process_that_ends_in_time_has_a_status_and_a_text() {
        let ended = wait(shell("echo no >&2; exit 3"), u64::MAX, LONG, &mut || {}).unwrap();
        assert_eq!(ended.status.unwrap().code(), Some(3));
        assert_eq!(ended.stderr, "no\n");
    }

    #[test]
    fn a_process_that_does_not_end_is_stopped() {
        let child = ready("echo first >&2; exec sleep 1000 >&-");
        let mut calls = 0;
        let ended = wait(child, u64::MAX, TICK, &mut || calls += 1).unwrap();
        assert_eq!(ended.status, None);
        assert_eq!(ended.stderr, "first\n");
        assert!(calls > 0);
    }

    #[test]
    fn a_process_that_never_stops_writing_is_stopped() {
        let child = shell("exec yes >&2");
        assert_eq!(
            wait(child, u64::MAX, TICK, &mut || {}).unwrap().status,
            None
        );
    }

    #[test]
    fn a_process_that_writes_too_much_gets_a_broken_pipe() {
        let ended = wait(shell("exec yes >&2"), 10 * KEPT, LONG, &mut || {}).unwrap();
        assert_eq!(ended.status.and_then(signal), Some(BROKEN_PIPE));
        assert_eq!(ended.stderr.len() as u64, KEPT);
    }

    #[test]
    fn of_a_long_text_the_beginning_is_kept() {
        let length = 4 * KEPT;
        let child = shell(&format!("yes | head -c {length} >&2"));
        let ended = wait(child, u64::MAX, LONG, &mut || {}).unwrap();
        assert!(ended.succeeded());
        assert_eq!(ended.stderr.len() as u64, KEPT);
    }
}
