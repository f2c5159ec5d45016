//! What all parts of the code have in common: how it's compiled to WebAssembly,
//! and how a page loads it.

use anyhow::{Context, Result, ensure};
use othellier_project::cargo::Cargo;
use othellier_project::files::{fingerprint, walk, write};
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// The target of what only answers a page's questions.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";

/// A target whose programs have arguments, files, an input and an output.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// The profile with which cargo compiles for pages.
const PROFILE: &str = "web";

/// The names of the files with the code, by their parts.
pub type ScriptNames = BTreeMap<&'static str, String>;

/// The scripts of some parts of the code.
pub(crate) type Scripts = BTreeMap<&'static str, Script>;

/// A part of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Script {
    /// The name of its file, which changes with the code, so that no browser uses
    /// an old one.
    pub(crate) file: String,
    text: String,
}

impl Script {
    /// Makes a script of what comes first and a WebAssembly module. A character
    /// stands for each byte of it, and an alphabet says for which: a server's
    /// gzip sees through that, and not through base64.
    pub(crate) fn new(part: &str, first: &str, module: &[u8]) -> Self {
        let alphabet = alphabet(module);
        let letters = module.iter().map(|byte| alphabet[usize::from(*byte)]);
        let letters: String = letters.collect();
        let alphabet = String::from_iter(alphabet);
        let text =
            format!("{first}othellier.receive(\"{part}\", \"{alphabet}\", \"{letters}\");\n");
        let hash = fingerprint([text.as_bytes()]);
        let file = format!("{part}-{hash}.js");
        Self { file, text }
    }

    /// Writes it into a site, beside the script that loads it.
    pub(crate) fn write(&self, site: &Path) -> Result<()> {
        write(&site.join("page").join(&self.file), &self.text)
    }
}

/// The characters that stand for the bytes, from 0 to 255. Those of ASCII, which
/// are shorter, stand for the most frequent ones.
fn alphabet(module: &[u8]) -> [char; 256] {
    let mut counts = [0; 256];
    for byte in module {
        counts[usize::from(*byte)] += 1;
    }
    let mut bytes: Vec<_> = (0..256).collect();
    bytes.sort_by_key(|&byte| Reverse(counts[byte]));
    let is_free = |character: &char| !['"', '\\'].contains(character);
    let characters = (' '..='~').filter(is_free).chain('\u{100}'..);
    let mut alphabet = [' '; 256];
    for (byte, character) in bytes.into_iter().zip(characters) {
        alphabet[byte] = character;
    }
    alphabet
}

/// Why there is no code, if there is nothing to say about it.
#[derive(Debug, PartialEq, Eq, Error)]
pub(crate) enum Silent {
    /// Somebody has stopped the compiler, and means all of this program.
    #[error("the compiler was stopped")]
    Interrupted,
    /// The target is missing, which was said before.
    #[error("Rust's target isn't installed")]
    NoTarget,
}

/// The folder in which the workspaces of the pages are, and where all of it is
/// compiled. What several packages need is compiled for all of them, if they ask
/// for the same features.
pub(crate) fn folder(repository: &Repository) -> PathBuf {
    repository.target().join("web")
}

/// Compiles in the workspace in this folder of [`folder`], for a target.
///
/// It's another cargo, with a folder of its own for what is compiled: it doesn't
/// wait for the one that runs this program, and doesn't undo its work. Fails when
/// the target isn't there, or the code doesn't compile; [`Silent`] if nobody wants
/// it anymore, or has to hear it again.
pub(crate) fn compile(
    repository: &Repository,
    target: &str,
    workspace: &str,
    subcommand: &str,
    arguments: &[&str],
) -> Result<()> {
    ensure_target(repository.root(), target)?;
    let folder = folder(repository);
    let cargo = Cargo::new(&folder.join(workspace), subcommand);
    let cargo = cargo.args(["--quiet", "--profile", PROFILE, "--target", target]);
    let mut command = cargo.args(arguments).into_command();
    command.env("CARGO_TARGET_DIR", folder);
    // Cargo prefers these to any that were meant for the companion.
    command.env(
        "CARGO_ENCODED_RUSTFLAGS",
        without_folders(repository.root()),
    );
    let status = command.status().context("can't start cargo")?;
    ensure!(status.code().is_some(), Silent::Interrupted);
    ensure!(status.success(), "their code doesn't compile");
    Ok(())
}

/// Compiles a library of `book/page`, the crate `page-` and its folder's name, into a
/// script of its own, with `first` before its module; nothing if this checkout hasn't
/// got it. `write` makes its workspace first and returns that one's name. Fails as
/// [`compile`].
pub(crate) fn library(
    repository: &Repository,
    target: &str,
    name: &'static str,
    write: impl FnOnce() -> Result<&'static str>,
    first: impl FnOnce() -> Result<String>,
) -> Result<Scripts> {
    if !repository
        .book()
        .join("page")
        .join(name)
        .join("Cargo.toml")
        .is_file()
    {
        return Ok(Scripts::new());
    }
    let (workspace, package) = (write()?, format!("page-{name}"));
    let arguments = ["--package", &package, "--lib", "--crate-type", "cdylib"];
    compile(repository, target, workspace, "rustc", &arguments)?;
    let module = module(repository, target, &package)?;
    Ok([(name, Script::new(name, &first()?, &module))].into())
}

/// Removes the sources of an earlier build from a folder: the compiler would find a
/// module in two files. Fails when one can't be removed.
pub(crate) fn remove_stale(folder: &Path, is_source: impl Fn(&Path) -> bool) -> Result<()> {
    for file in walk(folder).unwrap_or_default() {
        let is_rust = file.extension().is_some_and(|ending| ending == "rs");
        if is_rust && !is_source(file.strip_prefix(folder)?) {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// The flags without which the code would name the folders of the machine that
/// compiled it: a panic says in which file it was.
fn without_folders(root: &Path) -> OsString {
    let home = || Some(env::home_dir()?.join(".cargo"));
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let crates = cargo.unwrap_or_default().join("registry/src");
    let folders = [(crates, "crates"), (root.to_owned(), "")];
    let flags = folders.map(|(folder, name)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(folder);
        flag.push("=");
        flag.push(name);
        flag
    });
    flags.join(OsStr::new("\x1f"))
}

/// What has been compiled for a target from the package of this name.
pub(crate) fn module(repository: &Repository, target: &str, package: &str) -> Result<Vec<u8>> {
    let name = package.replace('-', "_");
    let folder = folder(repository).join(target).join(PROFILE);
    let file = folder.join(name).with_extension("wasm");
    fs::read(&file).with_context(|| format!("can't read {}", file.display()))
}

/// Has these packages compiled for speed in a workspace, and all others for size.
pub(crate) fn set_fast(workspace: &mut ScratchWorkspace, packages: &[&str]) {
    let fast = |name: &&str| (name.to_string(), serde_json::json!({ "opt-level": 3 }));
    let fast: serde_json::Map<_, _> = packages.iter().map(fast).collect();
    for packages in [serde_json::Value::Null, fast.into()] {
        workspace.merge(serde_json::json!({
            "profile": { PROFILE: { "package": packages } },
        }));
    }
}

/// Adds the target to the toolchain if it's missing, as wasm-pack and trunk do, and
/// tries that once.
fn ensure_target(root: &Path, target: &str) -> Result<()> {
    static TRIED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    if has_target(root, target) {
        return Ok(());
    }
    let mut tried = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    ensure!(tried.insert(target.to_owned()), Silent::NoTarget);
    let needed_by = match target {
        WASI => "commands and the windows",
        _ => "boards and the steps",
    };
    eprintln!("Adding Rust's target {target}, for the {needed_by} on the pages...");
    let mut rustup = Command::new("rustup");
    rustup.current_dir(root).args(["target", "add", target]);
    let added = rustup.stdout(Stdio::null()).status();
    ensure!(
        added.is_ok_and(|status| status.success()) && has_target(root, target),
        "Rust's target {target} isn't installed; `rustup target add {target}` adds it"
    );
    Ok(())
}

/// Whether the compiler has a library for the target.
fn has_target(root: &Path, target: &str) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut command = Command::new(rustc);
    command.current_dir(root);
    command.args(["--print", "target-libdir", "--target", target]);
    command.stderr(Stdio::null());
    let Ok(output) = command.output() else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(folder.trim()).is_dir()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};

    #[test]
    fn the_name_of_a_script_changes_with_its_module() {
        let code = Script::new("othello", "", b"\0asm");
        assert_ne!(code.file, Script::new("othello", "", b"\0asn").file);
        assert_eq!(code, Script::new("othello", "", b"\0asm"));
    }

    #[test]
    fn a_target_that_cannot_be_added_is_named_once() {
        let add = || ensure_target(Path::new("."), "wasm1024-no-such-one").unwrap_err();
        assert!(add().to_string().contains("rustup target add wasm1024"));
        assert_eq!(add().downcast_ref(), Some(&Silent::NoTarget));
    }
}
