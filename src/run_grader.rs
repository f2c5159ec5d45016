//! Running the grader.
//!
//! It's a program of its own, compiled when a teacher first asks for it, because its
//! dependencies are many and learners don't need it.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::repository::Repository;

const PROGRAM: &str = "othellier-grading";

/// Runs a command of the grader, compiled with this program's profile, and returns its
/// exit code.
///
/// # Errors
///
/// If there's no checkout, or cargo can't be started.
pub fn run(command: &str, arguments: &[OsString]) -> Result<ExitCode> {
    let this_program = std::env::current_exe()?;
    let grader = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    if !this_program.with_file_name(grader).exists() {
        eprintln!("Building the grader (this happens only once)...");
    }
    let status = cargo_run(Repository::find()?.root())
        .arg(command)
        .args(arguments)
        .status()
        .context("can't start cargo")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Returns the `cargo run` of the grader, to which its arguments can be added.
fn cargo_run(root: &Path) -> Command {
    let release = (!cfg!(debug_assertions)).then_some("--release");
    // It runs in the current folder, so that relative paths in the arguments are valid.
    // It doesn't select the grader by `--package`: then dependencies would be compiled
    // again, with other features than by the `cargo run` of this program.
    Cargo::new(Path::new("."), "run")
        .args(["--quiet", "--bin", PROGRAM, "--manifest-path"])
        .args([root.join("Cargo.toml")])
        .args(release)
        .args(["--"])
        .into_command()
}
