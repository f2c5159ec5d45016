//! A student's program at work in the sandbox.

use std::io::{ErrorKind, Read};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::Context;
use othellier_project::process::{GRACE, collect};

use super::cpu_time;
use crate::sandbox::{Job, Limits, Mount, Reserved, Sandbox, Work, system_folders};

/// A student's program: it sees nothing but the libraries of the system, and
/// answers what it is asked over a socket.
pub struct Program<'a> {
    child: Child,
    socket: UnixStream,
    stderr: Receiver<String>,
    _memory: Reserved<'a>,
}

impl<'a> Program<'a> {
    /// Starts it when there's memory for it. What it prints doesn't matter, but
    /// why it ends may.
    pub fn start(sandbox: &'a Sandbox, file: &Path) -> anyhow::Result<Program<'a>> {
        let memory = sandbox.reserve(Limits::ANSWERING);
        let (socket, theirs) = UnixStream::pair()?;
        let mut mounts = system_folders();
        mounts.push(Mount::read_only(file));
        let mut command = sandbox.command(&Job {
            program: file,
            arguments: vec![],
            mounts,
            variables: vec![],
            folder: None,
            limits: Limits::ANSWERING,
            work: Work::Answering,
        });
        command.stdin(Stdio::from(OwnedFd::from(theirs)));
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let child = command.spawn();
        let mut child = child.context("can't start a student's program")?;
        let stderr = child.stderr.take().context("its errors are a pipe")?;
        let stderr = collect(stderr);
        Ok(Program {
            child,
            socket,
            stderr,
            _memory: memory,
        })
    }

    /// The other end of its socket, for the check that asks.
    pub fn socket(&self) -> std::io::Result<Stdio> {
        Ok(Stdio::from(OwnedFd::from(self.socket.try_clone()?)))
    }

    /// Whether it's running, and hasn't sent anything unasked.
    pub fn is_idle(&mut self) -> std::io::Result<bool> {
        if self.status()?.is_some() {
            return Ok(false);
        }
        self.socket.set_nonblocking(true)?;
        let unread = (&self.socket).read(&mut [0]);
        self.socket.set_nonblocking(false)?;
        Ok(unread.is_err_and(|error| error.kind() == ErrorKind::WouldBlock))
    }

    /// The processor time that it has used; zero if the system doesn't say.
    pub fn cpu_time(&self) -> Duration {
        cpu_time::of_family(self.child.id()).unwrap_or_default()
    }

    /// How it has ended, if it has.
    pub fn status(&mut self) -> std::io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// How it ends. It has closed its end of the socket, so it's about to end,
    /// or pretends to be; then we stop it.
    pub fn end(&mut self) -> std::io::Result<ExitStatus> {
        let begin = Instant::now();
        while begin.elapsed() < GRACE {
            if let Some(status) = self.status()? {
                return Ok(status);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.child.kill()?;
        self.child.wait()
    }

    /// What it wrote to its error stream before it ended.
    pub fn last_words(&self) -> String {
        let text = self.stderr.recv_timeout(GRACE);
        text.unwrap_or_default()
    }

    /// Ends it and, in a sandbox, whatever it has started.
    pub fn stop(&mut self) {
        // It may have ended by itself, which is just as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}
