//! Whether answers are formatted the way rustfmt does it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use super::compile::Compiler;
use super::sandbox::{Job, Mount, Work};
use othellier_project::files::write;
use othellier_project::process;

/// What to say about an answer that isn't.
pub const REMARK: &str = "rustfmt would lay it out differently: run `cargo fmt`.";

const RUSTFMT_TIMEOUT: Duration = Duration::from_secs(20);

/// How many bytes it may say about answers that it doesn't understand.
const MOST_SAID: u64 = 1 << 20;

/// The answers that rustfmt would change. Answers that it doesn't understand aren't
/// among them: the compiler has more to say about those. Fails when a file can't be
/// written or rustfmt can't be waited for.
pub fn unformatted(
    compiler: Compiler,
    folder: &Path,
    answers: &BTreeMap<String, String>,
) -> anyhow::Result<BTreeSet<String>> {
    let rustfmt = compiler.toolchain.program("rustfmt");
    if !rustfmt.is_file() || answers.is_empty() {
        return Ok(BTreeSet::new());
    }
    let folder = folder.join("format");
    for (id, text) in answers {
        write(&folder.join(format!("{id}.rs")), text)?;
    }
    let listed = run(compiler, &folder, &rustfmt, answers)?;
    let lines = listed.lines().map(Path::new);
    let ids = lines.filter_map(|file| file.file_stem()?.to_str());
    let ids = ids.filter(|id| answers.contains_key(*id));
    Ok(ids.map(str::to_owned).collect())
}

/// The list of files that rustfmt would change. It is short, so that it waits
/// in the pipe until it is read.
fn run(
    compiler: Compiler,
    folder: &Path,
    rustfmt: &Path,
    answers: &BTreeMap<String, String>,
) -> anyhow::Result<String> {
    let mut job = Job::new(rustfmt, Work::Compiling);
    job.arguments =
        ["--check", "-l", "--edition=2024", "--config=max_width=80"].map(Into::into).into();
    job.arguments.extend(answers.keys().map(|id| format!("{id}.rs").into()));
    job.mounts.extend(compiler.toolchain.mounts());
    job.mounts.push(Mount::read_only(folder));
    job.folder = Some(folder);
    let _memory = compiler.sandbox.reserve(job.work);
    let mut command = compiler.sandbox.command(&job);
    command.stdin(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take();
    process::wait_and_read(child, MOST_SAID, RUSTFMT_TIMEOUT)?;
    let mut listed = String::new();
    if let Some(mut stdout) = stdout {
        std::io::Read::read_to_string(&mut stdout, &mut listed)?;
    }
    Ok(listed)
}
