//! Waiting for a process that may never end, and listening to one that may
//! never be silent.

use std::io::{self, Read};
use std::process::{Child, ExitStatus};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Of what a process says, so many bytes are kept.
const KEPT: u64 = 1 << 18;

/// How a process ended.
#[derive(Debug)]
pub struct Ended {
    /// Its status; none when it had to be stopped.
    pub status: Option<ExitStatus>,
    /// What it said on the error stream, or how that begins.
    pub said: String,
}

/// Waits for a process whose error stream is a pipe, for no longer than this,
/// and stops it then.
///
/// # Errors
///
/// When the process cannot be waited for.
pub fn wait(mut child: Child, limit: Duration) -> io::Result<Ended> {
    let said = listen(&mut child);
    let in_time = said.recv_timeout(limit);
    if in_time.is_err() {
        // It may have ended this very moment.
        let _ = child.kill();
    }
    let status = child.wait()?;
    Ok(Ended {
        status: in_time.is_ok().then_some(status),
        // Without walls somebody may have been left behind, and never end.
        said: in_time
            .or_else(|_| said.recv_timeout(Duration::from_secs(1)))
            .unwrap_or_default(),
    })
}

/// What a process says until its error stream is closed.
pub fn listen(child: &mut Child) -> mpsc::Receiver<String> {
    let (send, receive) = mpsc::channel();
    let stderr = child.stderr.take();
    thread::spawn(move || {
        let mut said = Vec::new();
        if let Some(mut stderr) = stderr {
            // Should the stream break, what came before counts.
            let _ = stderr.by_ref().take(KEPT).read_to_end(&mut said);
            let _ = io::copy(&mut stderr, &mut io::sink());
        }
        send.send(String::from_utf8_lossy(&said).into_owned())
    });
    receive
}
