//! What this machine can enforce: we try it instead of guessing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::bail;
use othellier_project::files::save;

use super::{AS_NOBODY, Job, Memory, Mount, Sandbox, Toolchain, Work, filter};

/// Tries it. If `open`, accepts what can't be enforced.
pub fn probe(folder: &Path, open: bool) -> anyhow::Result<Sandbox> {
    let has_prlimit = says_yes(Command::new("prlimit").arg("--version"));
    let (filter, why) = match find_bubblewrap(folder, has_prlimit) {
        Ok(filter) => (Some(filter), String::new()),
        Err(error) => (None, format!("\n({error:#})")),
    };
    let becomes_nobody = open && filter.is_none() && can_be_nobody(folder);
    let missing = not_enforced(filter.is_some(), becomes_nobody, has_prlimit);
    if missing.is_empty() || open {
        Ok(Sandbox { filter, becomes_nobody, has_prlimit, memory: Memory::of_machine() })
    } else {
        bail!("{REFUSAL}\n- {}{why}", missing.join("\n- "))
    }
}

const REFUSAL: &str = "\
this machine has no sandbox for students' code. On Linux, install bubblewrap and \
util-linux; elsewhere, grade in a virtual machine with Linux. With \
`--unsandboxed` the grades are the same, but:";

/// What's worst.
pub const EVERY_FILE: &str = "A submission can read and change every file that you can.";

/// Whether we can run the compiler as nobody, with what's in this folder.
fn can_be_nobody(folder: &Path) -> bool {
    let mut words = AS_NOBODY.split(' ').filter(|word| !word.is_empty());
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).args(["/bin/sh", "-c", "test -x \"$0\" && \"$1\" -vV"]);
    let rustc = Toolchain::find().map(|toolchain| toolchain.program("rustc"));
    rustc.is_ok_and(|rustc| says_yes(command.arg(folder).arg(rustc)))
}

/// What isn't enforced, a sentence each.
pub fn not_enforced(isolated: bool, nobody: bool, has_prlimit: bool) -> Vec<String> {
    let open = [
        EVERY_FILE,
        "A submission can reach the network.",
        "A submission can start processes that outlive its check.",
        "A submission can see your environment's other processes.",
    ];
    let no_limits = "A submission can use all memory and fill the disk.";
    let open = open.iter().skip(usize::from(nobody)).filter(|_| !isolated);
    let no_limits = Some(&no_limits).filter(|_| !has_prlimit);
    let all = open.chain(no_limits);
    all.map(|sentence| (*sentence).to_owned()).collect()
}

/// Finds Bubblewrap and tries to run something in it. Returns the file with the filter
/// of system calls.
fn find_bubblewrap(folder: &Path, has_prlimit: bool) -> anyhow::Result<PathBuf> {
    let file = folder.join("filter.bpf");
    std::fs::create_dir_all(folder)?;
    // A run at the same time may be reading it.
    save(&file, filter::bytes()?)?;
    let sandbox = Sandbox {
        filter: Some(file.clone()),
        becomes_nobody: false,
        has_prlimit,
        memory: Memory::of_machine(),
    };
    for work in [Work::Compiling, Work::Linking, Work::Answering] {
        sandbox.try_out(work)?;
    }
    Ok(file)
}

impl Sandbox {
    fn try_out(&self, work: Work) -> anyhow::Result<()> {
        let program = Path::new("/usr/bin/true");
        let mut job = Job::new(program, work);
        job.mounts.push(Mount::read_only(program));
        let output = self.command(&job).stdin(Stdio::null()).output()?;
        if output.status.success() {
            Ok(())
        } else {
            bail!("{}", String::from_utf8_lossy(&output.stderr))
        }
    }
}

fn says_yes(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
