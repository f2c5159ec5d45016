//! A process in the sandbox that runs a student's code.

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

use crate::sandbox::{Job, JobKind, MemoryReservation, Sandbox};

/// The time that a program may take to start, on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A process in the sandbox that runs a student's code and answers questions over a
/// socket.
pub struct StudentProgram<'a> {
    child: Child,
    socket: UnixStream,
    stderr: Receiver<String>,
    was_stopped: bool,
    _memory: MemoryReservation<'a>,
}

impl<'a> StudentProgram<'a> {
    /// Starts the program in a file, once there is enough memory for it, and waits until
    /// it reports over the socket that it's running.
    ///
    /// # Errors
    ///
    /// Returns an error with the sandbox's output if the program doesn't start. Nothing
    /// but the sandbox can have written that output, because the student's code hasn't
    /// run yet.
    pub fn start(sandbox: &'a Sandbox, program_file: &Path) -> anyhow::Result<StudentProgram<'a>> {
        let memory = sandbox.reserve_memory(JobKind::StudentProgram);
        let (socket, program_socket) = UnixStream::pair()?;
        let mut job = Job::new(program_file, JobKind::StudentProgram);
        job.read_only_mounts.push(program_file.to_owned());
        let mut command = sandbox.command(&job);
        command
            .stdin(Stdio::from(OwnedFd::from(program_socket)))
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let child = command.spawn();
        // Closes this process's copy of the program's end of the socket.
        drop(command);
        let mut child = child.context("can't start a student's program")?;
        let stderr = child.stderr.take().context("its errors are a pipe")?;
        let mut program = StudentProgram {
            child,
            socket,
            stderr: read_in_background(stderr),
            was_stopped: false,
            _memory: memory,
        };
        program.wait_until_ready()?;
        Ok(program)
    }

    /// Waits for the byte with which the program reports that it's running.
    fn wait_until_ready(&mut self) -> anyhow::Result<()> {
        self.socket.set_read_timeout(Some(START_TIMEOUT))?;
        let ready = self.socket.read_exact(&mut [0]);
        self.socket.set_read_timeout(None)?;
        if ready.is_err() {
            self.stop();
            bail!("this machine was in trouble: {}", self.stderr().trim());
        }
        Ok(())
    }

    /// Returns a copy of the grader's end of the socket, as input of a check.
    pub fn socket(&self) -> std::io::Result<Stdio> {
        Ok(Stdio::from(OwnedFd::from(self.socket.try_clone()?)))
    }

    /// Tests if the program is running and has sent nothing that wasn't read.
    pub fn is_idle(&mut self) -> std::io::Result<bool> {
        if self.status()?.is_some() {
            return Ok(false);
        }
        self.socket.set_nonblocking(true)?;
        let unread = (&self.socket).read(&mut [0]);
        self.socket.set_nonblocking(false)?;
        Ok(unread.is_err_and(|error| error.kind() == ErrorKind::WouldBlock))
    }

    /// Returns the CPU time used so far, or zero if the system doesn't report it.
    pub fn cpu_time(&self) -> Duration {
        process_tree_cpu_time(self.child.id()).unwrap_or_default()
    }

    /// Returns the exit status, or `None` if the program is running.
    pub fn status(&mut self) -> std::io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Waits for the program to exit after it has closed its end of the socket, and kills
    /// it if it doesn't.
    pub fn wait_for_exit(&mut self) -> std::io::Result<ExitStatus> {
        let start = Instant::now();
        while start.elapsed() < GRACE_PERIOD {
            if let Some(status) = self.status()? {
                return Ok(status);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.was_stopped = true;
        self.child.kill()?;
        self.child.wait()
    }

    /// Tests if the grader had to kill the program.
    pub fn was_stopped(&self) -> bool {
        self.was_stopped
    }

    /// Returns the standard error output of a program that has exited.
    pub fn stderr(&self) -> String {
        self.stderr.recv_timeout(GRACE_PERIOD).unwrap_or_default()
    }

    /// Kills the program. In a sandbox, this also kills all processes that it started.
    pub fn stop(&mut self) {
        self.was_stopped |= matches!(self.child.try_wait(), Ok(None));
        // Errors mean that it has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for StudentProgram<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns the CPU time of a process and its running descendants, or `None` on systems
/// other than Linux.
fn process_tree_cpu_time(pid: u32) -> Option<Duration> {
    let own_time = cpu_time(&pid.to_string())?;
    let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).ok()?;
    let children_time: Duration = children
        .split_whitespace()
        .flat_map(str::parse::<u32>)
        .filter_map(process_tree_cpu_time)
        .sum();
    Some(own_time + children_time)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::process_tree_cpu_time;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    #[test]
    fn cpu_time_includes_children() {
        let mut shell = Command::new("sh")
            .args(["-c", "sh -c 'while :; do :; done'; true"])
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let start = Instant::now();
        while process_tree_cpu_time(shell.id()).unwrap() < Duration::from_millis(50) {
            assert!(start.elapsed() < Duration::from_secs(60), "no CPU time");
            std::thread::yield_now();
        }
        let children = format!("/proc/{0}/task/{0}/children", shell.id());
        let child = std::fs::read_to_string(children).unwrap();
        Command::new("kill").arg(child.trim()).status().unwrap();
        shell.wait().unwrap();
    }
}
