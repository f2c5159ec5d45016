//! Where a student's code is compiled and run: with nothing around it but what
//! it needs, and for no longer than it may.
//!
//! Bubblewrap starts a process in namespaces of its own: it sees the folders
//! named here and no other, no network and no other process, and when it is
//! stopped, all that it has started is stopped with it. `prlimit` bounds its
//! time, memory and files. A filter of system calls keeps a student's program
//! from starting processes and threads.

mod filter;
mod limits;
mod probe;
mod toolchain;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

pub use limits::Limits;
pub use toolchain::{Toolchain, system_folders};

/// How student's code is kept in.
#[derive(Debug)]
pub struct Sandbox {
    walls: Option<Walls>,
    /// Whether `prlimit` is there.
    limits: bool,
}

/// What only Linux has.
#[derive(Debug)]
struct Walls {
    /// The file with the filter of system calls.
    filter: PathBuf,
}

/// A folder or file that a process sees, in the place where it is.
#[derive(Debug, Clone)]
pub struct Sees {
    path: PathBuf,
    writes: bool,
}

impl Sees {
    /// To be read.
    pub fn reads(path: impl Into<PathBuf>) -> Sees {
        let path = path.into();
        let writes = false;
        Sees { path, writes }
    }

    /// To be read and written.
    pub fn writes(path: impl Into<PathBuf>) -> Sees {
        let path = path.into();
        let writes = true;
        Sees { path, writes }
    }
}

/// What runs, and with what around it.
#[derive(Debug)]
pub struct Job<'a> {
    /// The program.
    pub program: &'a Path,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// All that it sees.
    pub sees: Vec<Sees>,
    /// The variables that it has.
    pub variables: Vec<(&'a str, OsString)>,
    /// The folder in which it starts.
    pub starts_in: Option<&'a Path>,
    /// What it may use.
    pub limits: Limits,
    /// Whether it is a compiler: that starts a linker, and asks the system
    /// about itself.
    pub compiles: bool,
}

impl Sandbox {
    /// What this machine can enforce. `folder` keeps what is needed for it.
    ///
    /// # Errors
    ///
    /// When not everything can be enforced, with sentences that say what; when
    /// `open` is set, only when a file cannot be written.
    pub fn new(folder: &Path, open: bool) -> anyhow::Result<Sandbox> {
        probe::probe(folder, open)
    }

    /// What is not enforced, a sentence each.
    pub fn not_enforced(&self) -> Vec<String> {
        probe::not_enforced(self.walls.is_some(), self.limits)
    }

    /// Whether a process sees nothing but what it is shown.
    pub fn has_walls(&self) -> bool {
        self.walls.is_some()
    }

    /// The command that does a job.
    pub fn command(&self, job: &Job) -> Command {
        let mut words = Vec::new();
        if self.limits {
            words.extend(job.limits.words());
        }
        match &self.walls {
            Some(_) => words.extend(walls(job)),
            None => words.push(job.program.into()),
        }
        words.extend(job.arguments.iter().cloned());
        let mut command = self.start(job, words);
        command.env_clear();
        match self.walls {
            Some(_) => {
                command.envs(std::env::var_os("PATH").map(|p| ("PATH", p)))
            }
            None => job.dress(&mut command),
        };
        command
    }

    /// The filter reaches Bubblewrap as an open file, which a shell opens.
    fn start(&self, job: &Job, words: Vec<OsString>) -> Command {
        let filter = self.walls.as_ref().filter(|_| !job.compiles);
        let mut command = match filter {
            Some(Walls { filter }) => {
                let mut shell = Command::new("/bin/sh");
                shell.args(["-c", "exec \"$@\" 3<\"$0\""]).arg(filter);
                shell.arg(&words[0]);
                shell
            }
            None => Command::new(&words[0]),
        };
        command.args(&words[1..]);
        command
    }
}

/// Bubblewrap's words: new namespaces, no privilege, no variable, and nothing
/// to see but what is shown.
const WALLS: &str = "bwrap --unshare-all --unshare-user --uid 65534 \
     --gid 65534 --hostname nowhere --cap-drop ALL --die-with-parent \
     --new-session --clearenv --dev /dev";

/// A compiler looks at its own process, and a linker writes what it forgets.
const FOR_COMPILING: &str = "--proc /proc --tmpfs /tmp";

/// The filter of system calls is what the shell has opened.
const FOR_ANSWERING: &str = "--seccomp 3";

/// What Bubblewrap itself has put up lies in memory, which no file may fill.
const NOTHING_TO_FILL: &str = "--remount-ro /dev --remount-ro /";

fn walls(job: &Job) -> Vec<OsString> {
    let more = match job.compiles {
        true => FOR_COMPILING,
        false => FOR_ANSWERING,
    };
    let fixed = WALLS.split_whitespace().chain(more.split_whitespace());
    let mut words: Vec<OsString> = fixed.map(OsString::from).collect();
    words.extend(job.sees.iter().flat_map(shown));
    if !job.compiles {
        words.extend(NOTHING_TO_FILL.split_whitespace().map(OsString::from));
    }
    for (name, value) in &job.variables {
        words.extend(["--setenv".into(), name.into(), value.clone()]);
    }
    if let Some(folder) = job.starts_in {
        words.extend(["--chdir".into(), folder.into()]);
    }
    words.extend(["--".into(), job.program.into()]);
    words
}

fn shown(sees: &Sees) -> [OsString; 3] {
    let how = match sees.writes {
        true => "--bind",
        false => "--ro-bind",
    };
    let path: OsString = (&sees.path).into();
    [how.into(), path.clone(), path]
}

impl Job<'_> {
    /// Without walls a process is told of its folder and variables directly.
    fn dress<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        if let Some(folder) = self.starts_in {
            command.current_dir(folder);
        }
        let variables = self.variables.iter();
        command.envs(variables.map(|(name, value)| (name, value)))
    }
}
