//! Tests which protections this machine provides, by trying them.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::ensure;
use othellier_project::files::save;

use super::{Job, JobKind, MemoryPool, RUN_AS_NOBODY, Sandbox, Toolchain, seccomp_filter};

const NO_SANDBOX: &str = "\
this machine has no sandbox for students' code. On Linux, install bubblewrap and \
util-linux; elsewhere, grade in a virtual machine with Linux. With \
`--unsandboxed` the grades are the same, but:";

/// The message about the most serious missing protection.
pub const FILES_UNPROTECTED: &str = "A submission can read and change every file that you can.";

/// Tests if user `nobody` can enter a folder and run the compiler.
fn can_run_as_nobody(dir: &Path) -> bool {
    let Ok(toolchain) = Toolchain::find() else {
        return false;
    };
    let mut words = RUN_AS_NOBODY.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command
        .args(words)
        .args(["/bin/sh", "-c", "test -x \"$0\" && \"$1\" -vV"])
        .arg(dir)
        .arg(toolchain.program("rustc"));
    succeeds(&mut command)
}

impl Sandbox {
    /// Sets up the best sandbox that this machine provides. `dir` is a folder for its files.
    ///
    /// # Errors
    ///
    /// Unless `allow_unprotected` is set, returns an error that lists the missing
    /// protections if there are any.
    pub fn new(dir: &Path, allow_unprotected: bool) -> anyhow::Result<Sandbox> {
        let mut sandbox = Sandbox {
            seccomp_filter: None,
            runs_as_nobody: false,
            has_prlimit: succeeds(Command::new("prlimit").arg("--version")),
            memory: MemoryPool::available(),
        };
        let mut reason = String::new();
        if let Err(error) = sandbox.set_up_bubblewrap(dir) {
            reason = format!("\n({error:#})");
            sandbox.seccomp_filter = None;
            sandbox.runs_as_nobody = allow_unprotected && can_run_as_nobody(dir);
        }
        let missing = sandbox.missing_protections();
        ensure!(
            missing.is_empty() || allow_unprotected,
            "{NO_SANDBOX}\n- {}{reason}",
            missing.join("\n- ")
        );
        Ok(sandbox)
    }

    /// Returns messages about the missing protections.
    pub fn missing_protections(&self) -> Vec<String> {
        let mut messages = Vec::new();
        if self.seccomp_filter.is_none() {
            if !self.runs_as_nobody {
                messages.push(FILES_UNPROTECTED);
            }
            messages.extend([
                "A submission can reach the network.",
                "A submission can start processes that outlive its check.",
                "A submission can see your environment's other processes.",
            ]);
        }
        if !self.has_prlimit {
            messages.push("A submission can use all memory and fill the disk.");
        }
        messages.into_iter().map(str::to_owned).collect()
    }

    /// Writes the seccomp filter, and tries to run a program in Bubblewrap for each kind of
    /// job.
    fn set_up_bubblewrap(&mut self, dir: &Path) -> anyhow::Result<()> {
        let file = dir.join("filter.bpf");
        // Saved atomically, because another grader may be reading it.
        save(&file, seccomp_filter::bpf_program()?)?;
        self.seccomp_filter = Some(file);
        for kind in [JobKind::Compiler, JobKind::Linker, JobKind::StudentProgram] {
            self.try_job(kind)?;
        }
        Ok(())
    }

    fn try_job(&self, kind: JobKind) -> anyhow::Result<()> {
        let program = Path::new("/usr/bin/true");
        let mut job = Job::new(program, kind);
        job.read_only_mounts.push(program.to_owned());
        let output = self.command(&job).stdin(Stdio::null()).output()?;
        ensure!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(())
    }
}

/// Tests if a command exits successfully.
fn succeeds(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
