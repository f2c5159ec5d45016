//! What this machine can enforce: tried, and not guessed.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::bail;

use super::{Job, Limits, Sandbox, Sees, Walls, filter, system_folders};

/// Tries what there is. `open` accepts what cannot be enforced.
pub fn probe(folder: &Path, open: bool) -> anyhow::Result<Sandbox> {
    let limits = says_yes(Command::new("prlimit").arg("--version"));
    let walls = build(folder, limits);
    let (walls, why) = match walls {
        Ok(walls) => (Some(walls), String::new()),
        Err(error) => (None, format!("\n({error:#})")),
    };
    let missing = not_enforced(walls.is_some(), limits);
    match missing.is_empty() || open {
        true => Ok(Sandbox { walls, limits }),
        false => bail!("{REFUSAL}\n- {}{why}", missing.join("\n- ")),
    }
}

const REFUSAL: &str = "\
this machine cannot keep students' code in. On Linux, install bubblewrap and \
util-linux; elsewhere, grade in a virtual machine with Linux. With \
`--unsandboxed` the grades are the same, but:";

/// What is not enforced, a sentence each.
pub fn not_enforced(walls: bool, limits: bool) -> Vec<String> {
    let no_walls = [
        "A submission can read and change every file that you can.",
        "A submission can reach the network.",
        "A submission can start processes that outlive its check.",
        "A submission can see your environment's other processes.",
    ];
    let no_limits = "A submission can use all memory and fill the disk.";
    let no_walls = no_walls.iter().filter(|_| !walls);
    let no_limits = Some(&no_limits).filter(|_| !limits);
    let all = no_walls.chain(no_limits);
    all.map(|sentence| (*sentence).to_owned()).collect()
}

/// Builds the walls and tries to run something within them.
fn build(folder: &Path, limits: bool) -> anyhow::Result<Walls> {
    let file = folder.join("filter.bpf");
    std::fs::create_dir_all(folder)?;
    std::fs::write(&file, filter::bytes()?)?;
    let sandbox = Sandbox {
        walls: Some(Walls { filter: file }),
        limits,
    };
    for compiles in [true, false] {
        sandbox.try_out(compiles)?;
    }
    sandbox.walls.ok_or_else(|| anyhow::anyhow!("no walls"))
}

impl Sandbox {
    fn try_out(&self, compiles: bool) -> anyhow::Result<()> {
        let mut sees: Vec<_> = system_folders();
        sees.push(Sees::reads("/usr/bin/true"));
        let job = Job {
            program: Path::new("/usr/bin/true"),
            arguments: vec![],
            sees,
            variables: vec![],
            starts_in: None,
            limits: Limits::ANSWERING,
            compiles,
        };
        let output = self.command(&job).stdin(Stdio::null()).output()?;
        match output.status.success() {
            true => Ok(()),
            false => bail!("{}", String::from_utf8_lossy(&output.stderr)),
        }
    }
}

fn says_yes(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
