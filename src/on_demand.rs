//! Programs that are compiled when they are first needed.
//!
//! Most people only read the book and do its exercises. The dependencies of other commands
//! are many, so those are programs of their own.

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// The manifest of the workspace that this program is part of.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");

/// A program of the workspace that is compiled on demand.
pub struct OnDemandProgram {
    /// The name of its binary target.
    name: &'static str,
    /// The program in a message to the user.
    description: &'static str,
}

/// The program that grades, and makes assignments.
pub const GRADER: OnDemandProgram = OnDemandProgram {
    name: "othellier-grading",
    description: "the grader",
};

/// The program that writes the book as files.
pub const PUBLISHER: OnDemandProgram = OnDemandProgram {
    name: "othellier-publish",
    description: "what writes the book",
};

impl OnDemandProgram {
    /// Runs a command of the program, compiled with the profile of this program, and returns
    /// its exit code.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo can't be started.
    pub fn run(&self, command: &str, arguments: &[OsString]) -> Result<ExitCode> {
        let file_name = format!("{}{}", self.name, std::env::consts::EXE_SUFFIX);
        if !std::env::current_exe()?.with_file_name(file_name).exists() {
            eprintln!("Building {} (this happens only once)...", self.description);
        }
        let release = (!cfg!(debug_assertions)).then_some("--release");
        // Cargo runs in the current folder, so that relative paths in the arguments are
        // valid. `--package` isn't used: then cargo would compile dependencies again, with
        // other features than for this program.
        let status = Cargo::new(Path::new("."), "run")
            .args(["--quiet", "--bin", self.name])
            .args(["--manifest-path", MANIFEST])
            .args(release)
            .args(["--", command])
            .args(arguments)
            .into_command()
            .status()
            .context("can't start cargo")?;
        let code = status.code().and_then(|code| u8::try_from(code).ok());
        Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
    }
}
