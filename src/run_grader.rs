//! Running the grader, a program of its own: only teachers need what it is made
//! of, so it is compiled when a teacher asks for it.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::repository::Repository;

const PROGRAM: &str = "othellier-grading";

/// Runs the grader, compiled as this program is, and ends as it does.
pub fn run(command: &str, arguments: &[OsString]) -> Result<ExitCode> {
    let here = std::env::current_exe()?;
    let program = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    if !here.with_file_name(program).exists() {
        eprintln!("Building the grader (this happens only once)...");
    }
    let mut cargo = cargo(Repository::find()?.root());
    cargo.arg(command).args(arguments);
    let status = cargo.status().context("can't start cargo")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Not by `--package`: what is chosen decides with which features everything
/// is compiled, and here it is what `cargo run` has chosen.
fn cargo(root: &Path) -> Command {
    let release = (!cfg!(debug_assertions)).then_some("--release");
    // Files that a teacher names are found from where the teacher is.
    Cargo::new(Path::new("."), "run")
        .args(["--quiet", "--bin", PROGRAM, "--manifest-path"])
        .args([root.join("Cargo.toml")])
        .args(release)
        .args(["--"])
        .into_command()
}
