//! Compiling an answer again without Cargo. A learner saves the same file again
//! and again, and Cargo spends a quarter of the time until the verdict on
//! finding out that nothing else has changed. So we keep its two calls of the
//! compiler and repeat them until something else does change. If the compiler
//! has anything to say, we leave it to Cargo, which compiles once more: this is
//! only for answers without an error and without a warning.

use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::course::Entry;
use othellier_project::files::{fingerprint, save};

/// What Cargo did to compile an answer and its checks.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Calls {
    /// A name for all that these calls depend on.
    ground: String,
    /// The call for the package's library, with the program in front.
    library: Vec<String>,
    /// The call for the checks.
    checks: Vec<String>,
    /// The test program.
    program: PathBuf,
}

/// Compiles an answer the way it was compiled before, on the same ground.
/// Returns the test program, or nothing if Cargo should compile and report.
pub(super) fn compile_again(root: &Path, entry: Entry, ground: &str) -> Option<PathBuf> {
    let calls = fs::read(file(root, entry)).ok()?;
    let calls: Calls = serde_json::from_slice(&calls).ok()?;
    let is_repeated = calls.ground == whole_ground(root, entry, ground)
        && repeat(root, &calls.library)
        && repeat(root, &calls.checks);
    is_repeated.then_some(calls.program)
}

/// Repeats a call of the compiler. True if it worked and said nothing.
fn repeat(root: &Path, call: &[String]) -> bool {
    let Some((program, arguments)) = call.split_first() else { return false };
    let mut command = Command::new(program);
    let output = command.args(arguments).current_dir(root).output();
    output.is_ok_and(|output| {
        let said = String::from_utf8_lossy(&output.stderr);
        // It also names the files it writes.
        let mut lines = said.lines();
        let is_silent = lines.all(|line| line.contains("\"artifact\":"));
        output.status.success() && is_silent
    })
}

/// Keeps the calls with which Cargo compiled an answer and its checks, if these are
/// among the calls it made. Fails when they can't be written.
pub(super) fn keep_calls(
    root: &Path,
    entry: Entry,
    ground: &str,
    made: &[String],
) -> anyhow::Result<()> {
    let ground = whole_ground(root, entry, ground);
    match Calls::among(made, entry, ground, &folder(root)) {
        Some(calls) => save(&file(root, entry), serde_json::to_string(&calls)?),
        None => Ok(()),
    }
}

impl Calls {
    /// The calls for an entry, writing to this folder: what Cargo compiles is
    /// left alone.
    fn among(made: &[String], entry: Entry, ground: String, folder: &Path) -> Option<Calls> {
        let made = made.iter().filter_map(|call| shlex::split(call));
        let made: Vec<_> = made.collect();
        let name = entry.package.name.replace('-', "_");
        let mut library = of_crate(&made, &name)?;
        let mut checks = of_crate(&made, &entry.exercise.id)?;
        let rlib = format!("lib{name}{}.rlib", extra_filename(&library)?);
        let program = format!("{}{}", entry.exercise.id, extra_filename(&checks)?);
        for call in [&mut library, &mut checks] {
            write_to(folder, call)?;
            find_compiler(call);
        }
        let own = format!("{name}=");
        let library_of_checks = checks.iter_mut().find(|argument| argument.starts_with(&own))?;
        *library_of_checks = format!("{own}{}", folder.join(rlib).display());
        let program = folder.join(program + EXE_SUFFIX);
        Some(Calls { ground, library, checks, program })
    }
}

/// The call that compiles the crate of this name.
fn of_crate(calls: &[Vec<String>], name: &str) -> Option<Vec<String>> {
    let is_of = |call: &&Vec<String>| {
        let mut pairs = call.windows(2);
        pairs.any(|pair| pair[0] == "--crate-name" && pair[1] == name)
    };
    calls.iter().find(is_of).cloned()
}

/// What Cargo adds to the names of files.
fn extra_filename(call: &[String]) -> Option<&str> {
    let mut found = call.iter();
    found.find_map(|argument| argument.strip_prefix("extra-filename="))
}

fn write_to(folder: &Path, call: &mut [String]) -> Option<()> {
    let option = call.iter().position(|argument| argument == "--out-dir")?;
    *call.get_mut(option + 1)? = folder.display().to_string();
    Some(())
}

/// Names the compiler in full where it is the one beside cargo: the `rustc` on
/// the path is often rustup's, which has to find that one first.
fn find_compiler(call: &mut [String]) {
    let cargo = env::var_os("CARGO").map(PathBuf::from);
    let beside = cargo.map(|cargo| cargo.with_file_name(format!("rustc{EXE_SUFFIX}")));
    let found = beside.filter(|rustc| rustc.is_absolute() && rustc.is_file());
    if let (Some(found), true) = (found, call[0] == "rustc") {
        call[0] = found.display().to_string();
    }
}

/// A name for all that the calls depend on: the ground, the manifests, and what
/// in the environment speaks to Cargo and the compiler. The text of an answer
/// or its checks doesn't change the calls.
fn whole_ground(root: &Path, entry: Entry, ground: &str) -> String {
    let manifest = entry.package.path.join("Cargo.toml");
    let config = root.join(".cargo/config.toml");
    let [lock, top] = ["Cargo.lock", "Cargo.toml"].map(|name| root.join(name));
    let files = [manifest, lock, top, config];
    let texts = files.map(|file| fs::read(file).unwrap_or_default());
    let variables = env::vars_os().filter(|(name, _)| {
        let name = name.to_string_lossy();
        name.starts_with("CARGO_") || name.contains("RUST")
    });
    let variables = format!("{:?}", variables.collect::<Vec<_>>());
    let ours = [ground.as_bytes().to_vec(), variables.into_bytes()];
    fingerprint(ours.into_iter().chain(texts))
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/learner/compiled")
}

fn file(root: &Path, entry: Entry) -> PathBuf {
    let (package, exercise) = (&entry.package.name, &entry.exercise.id);
    folder(root).join(format!("{package}-{exercise}.json"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn split(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_call_is_found_by_the_name_of_its_crate() {
        let calls =
            [split("rustc --crate-name board"), split("rustc --crate-name next_square --test")];
        assert_eq!(of_crate(&calls, "next_square").as_ref(), calls.get(1));
        assert_eq!(of_crate(&calls, "next"), None);
    }

    #[test]
    fn a_repeated_call_writes_to_its_own_folder() {
        let mut call = split("rustc --out-dir target -C extra-filename=-1f");
        assert_eq!(extra_filename(&call), Some("-1f"));
        write_to(Path::new("own"), &mut call).unwrap();
        assert_eq!(call[1..3], split("--out-dir own"));
        assert_eq!(write_to(Path::new("own"), &mut split("rustc")), None);
    }
}
