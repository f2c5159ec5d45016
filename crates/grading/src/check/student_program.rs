//! A student's program at work in the sandbox.

use std::fs;
use std::io::{ErrorKind, Read};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use check_report::cpu_time;
use othellier_project::process::{GRACE_PERIOD, read_in_background};

use crate::sandbox::{Job, Reserved, Sandbox, Work};

/// How long it may take to start, on a machine that's busy.
const STARTING: Duration = Duration::from_secs(60);

/// A student's program: it sees nothing but the libraries of the system, and
/// answers what it is asked over a socket.
pub struct StudentProgram<'a> {
    child: Child,
    socket: UnixStream,
    stderr: Receiver<String>,
    _memory: Reserved<'a>,
}

impl<'a> StudentProgram<'a> {
    /// Starts it when there's memory for it. What it prints doesn't matter, but why
    /// it ends may. Until it says through the socket that it runs, only the sandbox
    /// can have said anything, and from then on only the answer. Fails with the
    /// sandbox's words when it doesn't start.
    pub fn start(sandbox: &'a Sandbox, file: &Path) -> anyhow::Result<StudentProgram<'a>> {
        let memory = sandbox.reserve(Work::Answering);
        let (socket, theirs) = UnixStream::pair()?;
        let mut job = Job::new(file, Work::Answering);
        job.mounts.push(file.to_owned());
        let mut command = sandbox.command(&job);
        command.stdin(Stdio::from(OwnedFd::from(theirs)));
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let child = command.spawn();
        // Its end of the socket is its own.
        drop(command);
        let mut child = child.context("can't start a student's program")?;
        let stderr = child.stderr.take().context("its errors are a pipe")?;
        let mut program = StudentProgram {
            child,
            socket,
            stderr: read_in_background(stderr),
            _memory: memory,
        };
        program.ensure_running()?;
        Ok(program)
    }

    /// Waits until it says that it runs.
    fn ensure_running(&mut self) -> anyhow::Result<()> {
        self.socket.set_read_timeout(Some(STARTING))?;
        let said = self.socket.read_exact(&mut [0]);
        self.socket.set_read_timeout(None)?;
        if said.is_err() {
            self.stop();
            bail!("this machine was in trouble: {}", self.last_words().trim());
        }
        Ok(())
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
        cpu_time_of_family(self.child.id()).unwrap_or_default()
    }

    /// How it has ended, if it has.
    pub fn status(&mut self) -> std::io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// How it ends. It has closed its end of the socket, so it's about to end,
    /// or pretends to be; then we stop it.
    pub fn end(&mut self) -> std::io::Result<ExitStatus> {
        let begin = Instant::now();
        while begin.elapsed() < GRACE_PERIOD {
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
        let text = self.stderr.recv_timeout(GRACE_PERIOD);
        text.unwrap_or_default()
    }

    /// Ends it and, in a sandbox, whatever it has started.
    pub fn stop(&mut self) {
        // It may have ended by itself, which is just as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for StudentProgram<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The processor time of a process and of its children that still run; `None`
/// if the system doesn't say. Linux says it in files.
fn cpu_time_of_family(process: u32) -> Option<Duration> {
    let children = format!("/proc/{process}/task/{process}/children");
    let children = fs::read_to_string(children).ok()?;
    let children = children.split_whitespace().map(str::parse::<u32>);
    let below = children.flatten().filter_map(cpu_time_of_family);
    Some(cpu_time(&process.to_string())? + below.sum::<Duration>())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::cpu_time_of_family;
    use std::process::{Command, Stdio};
    use std::time::Duration;

    #[test]
    fn the_time_of_a_child_counts() {
        let script = "sh -c 'while :; do :; done'; true";
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stderr(Stdio::null());
        let mut shell = shell.spawn().unwrap();
        let spent = || cpu_time_of_family(shell.id()).unwrap();
        while spent() < Duration::from_millis(50) {
            std::thread::yield_now();
        }
        let children = format!("/proc/{0}/task/{0}/children", shell.id());
        let child = std::fs::read_to_string(children).unwrap();
        Command::new("kill").arg(child.trim()).status().unwrap();
        shell.wait().unwrap();
    }
}
