//! What this machine can enforce: we try it instead of guessing.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::ensure;
use othellier_project::files::save;

use super::{AS_NOBODY, Job, MemoryPool, Sandbox, Toolchain, Work, filter};

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
    command
        .args(words)
        .args(["/bin/sh", "-c", "test -x \"$0\" && \"$1\" -vV"]);
    let rustc = Toolchain::find().map(|toolchain| toolchain.program("rustc"));
    rustc.is_ok_and(|rustc| says_yes(command.arg(folder).arg(rustc)))
}

impl Sandbox {
    /// What this machine can enforce. `folder` keeps what that takes. Fails when
    /// not everything can be enforced, with sentences that say what. If `open` is
    /// set, only when a file can't be written.
    pub fn new(folder: &Path, open: bool) -> anyhow::Result<Sandbox> {
        let has_prlimit = says_yes(Command::new("prlimit").arg("--version"));
        let memory = MemoryPool::of_machine();
        let mut sandbox = Sandbox {
            filter: None,
            becomes_nobody: false,
            has_prlimit,
            memory,
        };
        let mut why = String::new();
        if let Err(error) = sandbox.isolate(folder) {
            why = format!("\n({error:#})");
            sandbox.filter = None;
            sandbox.becomes_nobody = open && can_be_nobody(folder);
        }
        let missing = sandbox.not_enforced();
        ensure!(
            missing.is_empty() || open,
            "{REFUSAL}\n- {}{why}",
            missing.join("\n- ")
        );
        Ok(sandbox)
    }

    /// What isn't enforced, a sentence each.
    pub fn not_enforced(&self) -> Vec<String> {
        let open = [
            EVERY_FILE,
            "A submission can reach the network.",
            "A submission can start processes that outlive its check.",
            "A submission can see your environment's other processes.",
        ];
        let no_limits = "A submission can use all memory and fill the disk.";
        let open = open.iter().skip(usize::from(self.becomes_nobody));
        let open = open.filter(|_| self.filter.is_none());
        let no_limits = Some(&no_limits).filter(|_| !self.has_prlimit);
        open.chain(no_limits)
            .map(|sentence| (*sentence).to_owned())
            .collect()
    }

    /// Tries to run something in Bubblewrap, with a filter of system calls.
    fn isolate(&mut self, folder: &Path) -> anyhow::Result<()> {
        std::fs::create_dir_all(folder)?;
        let file = folder.join("filter.bpf");
        // A run at the same time may be reading it.
        save(&file, filter::bytes()?)?;
        self.filter = Some(file);
        let all = [Work::Compiling, Work::Linking, Work::Answering];
        all.into_iter().try_for_each(|work| self.try_out(work))
    }

    fn try_out(&self, work: Work) -> anyhow::Result<()> {
        let program = Path::new("/usr/bin/true");
        let mut job = Job::new(program, work);
        job.mounts.push(program.to_owned());
        let output = self.command(&job).stdin(Stdio::null()).output()?;
        ensure!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(())
    }
}

fn says_yes(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
