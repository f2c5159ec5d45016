//! The sandbox in which students' code is compiled and run.
//!
//! Bubblewrap starts a process in its own namespaces: it sees only the folders mounted
//! here, no network and no other process, and all its descendants are killed with it.
//! `prlimit` limits CPU time, memory and file sizes, and a [`MemoryPool`] limits the memory
//! of all processes that run at the same time. A seccomp filter keeps a student's program
//! from starting processes and threads.

mod limits;
mod memory_pool;
mod probe;
#[cfg(target_os = "linux")]
mod seccomp_filter;
#[cfg(not(target_os = "linux"))]
mod seccomp_filter {
    /// Always fails, because only Linux has seccomp.
    pub fn bpf_program() -> anyhow::Result<Vec<u8>> {
        anyhow::bail!("only Linux filters system calls")
    }
}
mod toolchain;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

pub use limits::ResourceLimits;
use memory_pool::MemoryPool;
pub use memory_pool::MemoryReservation;
pub use probe::FILES_UNPROTECTED;
pub use toolchain::Toolchain;
use toolchain::system_library_dirs;

/// The sandbox, or the part of it that this machine provides.
#[derive(Debug)]
pub struct Sandbox {
    /// The file with the seccomp filter, or `None` without Bubblewrap.
    seccomp_filter: Option<PathBuf>,
    /// True if there is no Bubblewrap but processes can run as user `nobody`.
    runs_as_nobody: bool,
    has_prlimit: bool,
    memory: MemoryPool,
}

/// A program to run in the sandbox.
#[derive(Debug)]
pub struct Job<'a> {
    /// The path of the program.
    pub program: &'a Path,
    /// The program's arguments.
    pub arguments: Vec<OsString>,
    /// The files and folders that the program can read, besides its working directory.
    pub read_only_mounts: Vec<PathBuf>,
    /// The working directory. The program can write only into `made/` in it.
    pub dir: Option<&'a Path>,
    /// The kind of program.
    pub kind: JobKind,
}

/// The kind of program to run, which determines its limits and its environment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobKind {
    /// The compiler on a student's answer. The answer can include files and environment
    /// variables, so none of them may reveal anything about this machine.
    Compiler,
    /// The compiler on the grader's own code. It starts a linker, and both need `/proc`.
    Linker,
    /// A student's program.
    StudentProgram,
}

impl<'a> Job<'a> {
    /// Returns a job that can read the system's libraries and nothing else.
    pub fn new(program: &'a Path, kind: JobKind) -> Job<'a> {
        Job {
            program,
            arguments: Vec::new(),
            read_only_mounts: system_library_dirs(),
            dir: None,
            kind,
        }
    }

    /// Gives user `nobody` read access to the job folder and write access to `made/`.
    /// Errors are ignored here, because the job then fails with a better message.
    fn grant_access_to_nobody(&self) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt as _, chown};
            if let Some(dir) = self.dir {
                let readable = std::fs::Permissions::from_mode(0o755);
                let _ = std::fs::set_permissions(dir, readable);
                let _ = chown(dir.join("made"), Some(NOBODY), Some(NOBODY));
            }
        }
    }
}

impl JobKind {
    fn limits(self) -> ResourceLimits {
        match self {
            JobKind::Compiler | JobKind::Linker => ResourceLimits::COMPILER,
            JobKind::StudentProgram => ResourceLimits::STUDENT_PROGRAM,
        }
    }
}

impl Sandbox {
    /// Waits until there is enough memory for a process of this kind, and reserves it. A
    /// thread that holds a reservation must not ask for another, or all threads could wait
    /// for each other.
    pub fn reserve_memory(&self, kind: JobKind) -> MemoryReservation<'_> {
        self.memory.reserve(kind.limits().memory_mib)
    }

    /// Returns the command that runs a job.
    pub fn command(&self, job: &Job) -> Command {
        let mut arguments = Vec::new();
        if self.has_prlimit {
            arguments.extend(job.kind.limits().prlimit_arguments());
        }
        if self.seccomp_filter.is_some() {
            arguments.extend(bubblewrap_arguments(job));
        } else {
            if self.runs_as_nobody {
                arguments.extend(split_words(RUN_AS_NOBODY));
            }
            arguments.push(job.program.into());
        }
        arguments.extend(job.arguments.iter().cloned());
        let mut command = self.command_with_filter(job, &arguments);
        command.env_clear();
        if self.seccomp_filter.is_some() {
            command.envs(std::env::var_os("PATH").map(|path| ("PATH", path)));
        } else if let Some(dir) = job.dir {
            command.current_dir(dir).env("PATH", JOB_PATH);
        }
        if self.runs_as_nobody {
            job.grant_access_to_nobody();
        }
        command
    }

    /// Returns the command with these arguments. For a student's program, a shell opens the
    /// seccomp filter as file descriptor 3 for Bubblewrap.
    fn command_with_filter(&self, job: &Job, arguments: &[OsString]) -> Command {
        let mut command = match &self.seccomp_filter {
            Some(filter) if job.kind == JobKind::StudentProgram => {
                let mut shell = Command::new("/bin/sh");
                shell
                    .args(["-c", "exec \"$@\" 3<\"$0\""])
                    .arg(filter)
                    .arg(&arguments[0]);
                shell
            }
            _ => Command::new(&arguments[0]),
        };
        command.args(&arguments[1..]);
        command
    }
}

/// Bubblewrap's arguments for all jobs: new namespaces, no capabilities, no environment
/// variables, and an empty file system.
const BUBBLEWRAP: &str = "bwrap --unshare-all --unshare-user --uid 65534 --gid 65534 --hostname \
     nowhere --cap-drop ALL --die-with-parent --new-session --clearenv";

/// The command that runs a program as user `nobody`, for containers that don't allow new
/// namespaces. It has to be started as root.
const RUN_AS_NOBODY: &str = "setpriv --reuid 65534 --regid 65534 --clear-groups \
     --no-new-privs --inh-caps=-all --bounding-set=-all --";

/// The id of the user and group `nobody`.
#[cfg(unix)]
const NOBODY: u32 = 65534;

/// Bubblewrap's arguments for the compiler on a student's answer: the answer could include
/// any file of `/dev` and `/proc`, so there's only `/dev/null`.
const COMPILER_MOUNTS: &str = "--dev-bind /dev/null /dev/null --tmpfs /tmp";

/// Bubblewrap's arguments for the compiler with a linker, which read `/proc/self` and write
/// to `/dev/null`.
const LINKER_MOUNTS: &str = "--dev /dev --proc /proc --tmpfs /tmp";

/// Bubblewrap's arguments for a student's program, with the seccomp filter as file
/// descriptor 3.
const STUDENT_PROGRAM_MOUNTS: &str = "--dev /dev --seccomp 3";

/// Bubblewrap's arguments that make its own mounts read-only. They are in memory, and files
/// could fill it.
const READ_ONLY_MOUNTS: &str = "--remount-ro /dev --remount-ro /";

/// The mount point of a job's working directory. Students' code can see it in `PWD`.
const JOB_DIR: &str = "/answers";
/// The mount point of the only folder in it that is writable.
const WRITABLE_DIR: &str = "/answers/made";
/// The search path of a job with a working directory, which is a compiler.
const JOB_PATH: &str = "/usr/bin:/bin";

fn bubblewrap_arguments(job: &Job) -> Vec<OsString> {
    let mut arguments = split_words(BUBBLEWRAP);
    arguments.extend(split_words(match job.kind {
        JobKind::Compiler => COMPILER_MOUNTS,
        JobKind::Linker => LINKER_MOUNTS,
        JobKind::StudentProgram => STUDENT_PROGRAM_MOUNTS,
    }));
    if job.kind == JobKind::Compiler {
        // rustc finds its sysroot through /proc/self/exe, so that symlink is all of /proc
        // it gets.
        arguments.extend([
            "--symlink".into(),
            job.program.into(),
            "/proc/self/exe".into(),
        ]);
    }
    for path in &job.read_only_mounts {
        arguments.extend(["--ro-bind".into(), path.into(), path.into()]);
    }
    if job.kind == JobKind::StudentProgram {
        arguments.extend(split_words(READ_ONLY_MOUNTS));
    }
    if let Some(dir) = job.dir {
        arguments.extend(["--ro-bind".into(), dir.into(), JOB_DIR.into()]);
        arguments.extend([
            "--bind".into(),
            dir.join("made").into(),
            WRITABLE_DIR.into(),
        ]);
        arguments.extend(["--chdir".into(), JOB_DIR.into()]);
        arguments.extend(["--setenv".into(), "PATH".into(), JOB_PATH.into()]);
    }
    arguments.extend(["--".into(), job.program.into()]);
    arguments
}

fn split_words(text: &str) -> Vec<OsString> {
    text.split_whitespace().map(OsString::from).collect()
}
