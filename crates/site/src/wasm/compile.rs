//! Compilation to WebAssembly with cargo.

use crate::wasm::script::{Script, Scripts};
use anyhow::{Context, Result, ensure};
use othellier_project::cargo::Cargo;
use othellier_project::files::{read_bytes, remove, walk};
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use std::collections::BTreeSet;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// The target of libraries that only answer requests.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";

/// The target of programs with arguments, files, standard input and output.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// The cargo profile of all code for pages.
const PROFILE: &str = "web";

/// An error that needs no message.
#[derive(Debug, PartialEq, Eq, Error)]
pub(crate) enum SilentError {
    /// The compiler was killed by a signal (Ctrl-C), which stops this program as well.
    #[error("the compiler was stopped")]
    Interrupted,
    /// The target is missing, and a message about it was printed before.
    #[error("Rust's target isn't installed")]
    NoTarget,
}

/// Returns the folder that has the workspaces for pages and is their target folder, so that
/// they share compiled dependencies.
pub(crate) fn target_dir(repository: &Repository) -> PathBuf {
    repository.target().join("web")
}

/// Runs a cargo subcommand for a target in a workspace, which is the name of a folder in
/// [`target_dir`].
///
/// The target folder is not the one of the cargo that runs this program, so neither waits
/// for the other's lock or invalidates its artifacts.
///
/// # Errors
///
/// Returns an error if the target is missing or the code doesn't compile. It's a
/// [`SilentError`] if no message should be printed.
pub(crate) fn run_cargo(
    repository: &Repository,
    target: &str,
    workspace: &str,
    subcommand: &str,
    arguments: &[&str],
) -> Result<()> {
    ensure_target(repository.root(), target)?;
    let target_dir = target_dir(repository);
    let mut command = Cargo::new(&target_dir.join(workspace), subcommand)
        .args(["--quiet", "--profile", PROFILE, "--target", target])
        .args(arguments)
        .into_command();
    command.env("CARGO_TARGET_DIR", target_dir);
    // This takes precedence over any RUSTFLAGS in the environment.
    command.env(
        "CARGO_ENCODED_RUSTFLAGS",
        remap_path_flags(repository.root()),
    );
    let status = command.status().context("can't start cargo")?;
    ensure!(status.code().is_some(), SilentError::Interrupted);
    ensure!(status.success(), "their code doesn't compile");
    Ok(())
}

/// Compiles the library `page-NAME` in `book/page/NAME` into a script of its own, if this
/// checkout has it. `write_workspace` writes the workspace to compile in and returns its
/// name. `javascript` returns the code before the module.
///
/// # Errors
///
/// Returns the errors of [`run_cargo`] and of the closures.
pub(crate) fn compile_library(
    repository: &Repository,
    target: &str,
    name: &'static str,
    write_workspace: impl FnOnce() -> Result<&'static str>,
    javascript: impl FnOnce() -> Result<String>,
) -> Result<Scripts> {
    let manifest = repository.book().join("page").join(name).join("Cargo.toml");
    if !manifest.is_file() {
        return Ok(Scripts::new());
    }
    let workspace = write_workspace()?;
    let package = format!("page-{name}");
    let arguments = ["--package", &package, "--lib", "--crate-type", "cdylib"];
    run_cargo(repository, target, workspace, "rustc", &arguments)?;
    let module = read_module(repository, target, &package)?;
    Ok([(name, Script::new(name, &javascript()?, &module))].into())
}

/// Removes the Rust files of an earlier build from a folder. A file that was moved, such as
/// from `a.rs` to `a/mod.rs`, would define a module twice.
///
/// # Errors
///
/// Returns an error if a file can't be removed.
pub(crate) fn remove_stale_sources(folder: &Path, is_source: impl Fn(&Path) -> bool) -> Result<()> {
    for file in walk(folder).unwrap_or_default() {
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        if is_rust && !is_source(file.strip_prefix(folder)?) {
            remove(&file)?;
        }
    }
    Ok(())
}

/// Returns the rustc flags, as `CARGO_ENCODED_RUSTFLAGS` has them, that remove the paths of
/// this machine from panic messages.
fn remap_path_flags(root: &Path) -> OsString {
    let cargo_home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
        .unwrap_or_default();
    let registry = cargo_home.join("registry/src");
    let flags = [(registry, "crates"), (root.to_owned(), "")].map(|(path, replacement)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(path);
        flag.push("=");
        flag.push(replacement);
        flag
    });
    flags.join(OsStr::new("\x1f"))
}

/// Reads the WebAssembly module that was compiled from a package.
///
/// # Errors
///
/// Returns an error if the module can't be read.
pub(crate) fn read_module(repository: &Repository, target: &str, package: &str) -> Result<Vec<u8>> {
    let name = package.replace('-', "_");
    let file = target_dir(repository)
        .join(target)
        .join(PROFILE)
        .join(name)
        .with_extension("wasm");
    read_bytes(&file)
}

/// Makes a workspace optimize these packages for speed, and all others for size.
pub(crate) fn optimize_for_speed(workspace: &mut ScratchWorkspace, packages: &[&str]) {
    let overrides: serde_json::Map<_, _> = packages
        .iter()
        .map(|name| (name.to_string(), serde_json::json!({ "opt-level": 3 })))
        .collect();
    // `null` removes the overrides of the repository's own manifest first.
    for overrides in [serde_json::Value::Null, overrides.into()] {
        workspace.merge(serde_json::json!({
            "profile": { PROFILE: { "package": overrides } },
        }));
    }
}

/// Adds a target to the toolchain if it's missing, as wasm-pack and trunk do. Tries that once
/// for each target.
fn ensure_target(root: &Path, target: &str) -> Result<()> {
    static TRIED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    if has_target(root, target) {
        return Ok(());
    }
    let mut tried = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    ensure!(tried.insert(target.to_owned()), SilentError::NoTarget);
    let needed_by = match target {
        WASI => "commands and the windows",
        _ => "boards and the steps",
    };
    eprintln!("Adding Rust's target {target}, for the {needed_by} on the pages...");
    let status = Command::new("rustup")
        .current_dir(root)
        .args(["target", "add", target])
        .stdout(Stdio::null())
        .status();
    ensure!(
        status.is_ok_and(|status| status.success()) && has_target(root, target),
        "Rust's target {target} isn't installed; `rustup target add {target}` adds it"
    );
    Ok(())
}

/// Tests if the toolchain has the standard library of a target.
fn has_target(root: &Path, target: &str) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(rustc)
        .current_dir(root)
        .args(["--print", "target-libdir", "--target", target])
        .stderr(Stdio::null())
        .output();
    let Ok(output) = output else {
        return false;
    };
    let libdir = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(libdir.trim()).is_dir()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn reports_missing_target_once() {
        let add = || ensure_target(Path::new("."), "wasm1024-no-such-one").unwrap_err();
        assert!(add().to_string().contains("rustup target add wasm1024"));
        assert_eq!(add().downcast_ref(), Some(&SilentError::NoTarget));
    }
}
