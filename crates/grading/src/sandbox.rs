//! The sandbox where we compile and run a student's code: it has only what the
//! code needs, and the time is limited.
//!
//! Bubblewrap starts a process in its own namespaces: it sees only the folders
//! named here, no network and no other process, and if we stop it, everything
//! it started stops with it. `prlimit` bounds its time, memory and files, and
//! processes that run at the same time share the memory that the machine can
//! spare. A filter of system calls keeps a student's program from starting
//! processes and threads.

#[cfg(target_os = "linux")]
mod filter;
#[cfg(not(target_os = "linux"))]
mod filter {
    /// There is none elsewhere. Always fails.
    pub fn bytes() -> anyhow::Result<Vec<u8>> {
        anyhow::bail!("only Linux filters system calls")
    }
}
mod limits;
mod memory_pool;
mod probe;
mod toolchain;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

pub use limits::Limits;
use memory_pool::MemoryPool;
pub use memory_pool::Reserved;
pub use probe::EVERY_FILE;
pub use toolchain::Toolchain;
use toolchain::system_folders;

/// Where students' code is compiled and run.
#[derive(Debug)]
pub struct Sandbox {
    /// Where there's Bubblewrap, the file with the filter of system calls.
    filter: Option<PathBuf>,
    /// Without Bubblewrap, whether we can at least become nobody.
    becomes_nobody: bool,
    /// Whether `prlimit` is there.
    has_prlimit: bool,
    memory: MemoryPool,
}

/// What to run, and in what surroundings.
#[derive(Debug)]
pub struct Job<'a> {
    /// The program.
    pub program: &'a Path,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// All that it sees besides its folder, to be read.
    pub mounts: Vec<PathBuf>,
    /// The folder in which it starts. It can write only into `made` in it.
    pub folder: Option<&'a Path>,
    /// What the program is.
    pub work: Work,
}

/// What a program does, and so what it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// A compiler reads an answer, which can ask it for files and variables, so
    /// none of those may say where it runs.
    Compiling,
    /// A compiler starts a linker, and both ask the system about themselves.
    Linking,
    /// A student's program runs.
    Answering,
}

impl<'a> Job<'a> {
    /// A program that sees the system's libraries and nothing else.
    pub fn new(program: &'a Path, work: Work) -> Job<'a> {
        Job {
            program,
            arguments: Vec::new(),
            mounts: system_folders(),
            folder: None,
            work,
        }
    }
}

impl Work {
    fn limits(self) -> Limits {
        match self {
            Work::Compiling | Work::Linking => Limits::COMPILING,
            Work::Answering => Limits::ANSWERING,
        }
    }
}

impl Sandbox {
    /// Waits until there is memory for a process that does this, and keeps it for
    /// that process. A thread that holds some must not ask for more.
    pub fn reserve(&self, work: Work) -> Reserved<'_> {
        self.memory.reserve(work.limits().memory)
    }

    /// The command that does a job.
    pub fn command(&self, job: &Job) -> Command {
        let mut arguments = Vec::new();
        if self.has_prlimit {
            arguments.extend(job.work.limits().arguments());
        }
        match &self.filter {
            Some(_) => arguments.extend(isolation(job)),
            None => {
                let as_nobody = if self.becomes_nobody { AS_NOBODY } else { "" };
                arguments.extend(words(as_nobody));
                arguments.push(job.program.into());
            }
        }
        arguments.extend(job.arguments.iter().cloned());
        let mut command = self.with_filter(job, arguments);
        command.env_clear();
        match self.filter {
            Some(_) => command.envs(std::env::var_os("PATH").map(|p| ("PATH", p))),
            None => job.set_up(&mut command),
        };
        if self.becomes_nobody {
            job.give_to_nobody();
        }
        command
    }

    /// The filter reaches Bubblewrap as an open file, which a shell opens.
    fn with_filter(&self, job: &Job, arguments: Vec<OsString>) -> Command {
        let answers = job.work == Work::Answering;
        let mut command = match self.filter.as_ref().filter(|_| answers) {
            Some(filter) => {
                let mut shell = Command::new("/bin/sh");
                shell.args(["-c", "exec \"$@\" 3<\"$0\""]).arg(filter);
                shell.arg(&arguments[0]);
                shell
            }
            None => Command::new(&arguments[0]),
        };
        command.args(&arguments[1..]);
        command
    }
}

/// Bubblewrap's arguments: new namespaces, no privileges, no variables, and
/// nothing to see except what we mount.
const ISOLATION: &str = "bwrap --unshare-all --unshare-user --uid 65534 --gid 65534 --hostname \
     nowhere --cap-drop ALL --die-with-parent --new-session --clearenv";

/// Where no namespace can be made, as in somebody else's container, a process of
/// root can still be nobody's.
const AS_NOBODY: &str = "setpriv --reuid 65534 --regid 65534 --clear-groups \
     --no-new-privs --inh-caps=-all --bounding-set=-all --";
const NOBODY: u32 = 65534;

/// A compiler finds its libraries beside its own file: of all that the system
/// says about processes, only that file's place is there. It follows.
const FOR_COMPILING: &str = "--dev-bind /dev/null /dev/null --tmpfs /tmp";

/// A compiler looks at its own process, and a linker writes what it forgets.
const FOR_LINKING: &str = "--dev /dev --proc /proc --tmpfs /tmp";

/// The filter of system calls is what the shell has opened.
const FOR_ANSWERING: &str = "--dev /dev --seccomp 3";

/// Bubblewrap's own mounts are in memory, and no file may fill it.
const NOTHING_TO_FILL: &str = "--remount-ro /dev --remount-ro /";

/// Where the folder of a job is mounted: the variable `PWD` says it.
const HERE: &str = "/answers";
/// The only place in it that can be written.
const MADE: &str = "/answers/made";
/// Where a job with a folder, which compiles, finds its programs.
const PATH: &str = "/usr/bin:/bin";

fn isolation(job: &Job) -> Vec<OsString> {
    let mut arguments = words(ISOLATION);
    arguments.extend(match job.work {
        Work::Compiling => words(FOR_COMPILING),
        Work::Linking => words(FOR_LINKING),
        Work::Answering => words(FOR_ANSWERING),
    });
    if job.work == Work::Compiling {
        let place = ["--symlink".into(), job.program.into()];
        arguments.extend(place.into_iter().chain(["/proc/self/exe".into()]));
    }
    for place in &job.mounts {
        arguments.extend(["--ro-bind".into(), place.into(), place.into()]);
    }
    if job.work == Work::Answering {
        arguments.extend(words(NOTHING_TO_FILL));
    }
    if let Some(folder) = job.folder {
        arguments.extend(["--ro-bind".into(), folder.into(), HERE.into()]);
        arguments.extend(["--bind".into(), folder.join("made").into(), MADE.into()]);
        arguments.extend(["--chdir".into(), HERE.into()]);
        arguments.extend(["--setenv".into(), "PATH".into(), PATH.into()]);
    }
    arguments.extend(["--".into(), job.program.into()]);
    arguments
}

fn words(text: &str) -> Vec<OsString> {
    text.split_whitespace().map(OsString::from).collect()
}

impl Job<'_> {
    /// Lets nobody into the job's folder, and write where the job writes. If that
    /// fails, so does the job, which says it better.
    fn give_to_nobody(&self) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt as _, chown};
            let open = std::fs::Permissions::from_mode(0o755);
            if let Some(folder) = self.folder {
                let _ = std::fs::set_permissions(folder, open);
                let _ = chown(folder.join("made"), Some(NOBODY), Some(NOBODY));
            }
        }
    }

    /// Without Bubblewrap a process gets its folder and its `PATH` directly.
    fn set_up<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        if let Some(folder) = self.folder {
            command.current_dir(folder).env("PATH", PATH);
        }
        command
    }
}
