//! Programs that are compiled when they are first needed.
//!
//! Most people only read the book and do its exercises. The dependencies of other commands
//! are many, so those are programs of their own.

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::repository::Repository;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The root of the workspace that this program was compiled in.
const COMPILED_IN: &str = env!("CARGO_MANIFEST_DIR");

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
    /// Returns an error if cargo can't be started, or if there's no checkout of the book to
    /// compile.
    pub fn run(&self, command: &str, arguments: &[OsString]) -> Result<ExitCode> {
        let manifest = manifest(Path::new(COMPILED_IN))?;
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
            .args([Path::new("--manifest-path"), &manifest])
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

/// Returns the manifest of the workspace in the folder `compiled_in` or, if that's gone, of
/// the checkout around the current directory.
fn manifest(compiled_in: &Path) -> Result<PathBuf> {
    let manifest = compiled_in.join("Cargo.toml");
    if manifest.is_file() {
        return Ok(manifest);
    }
    Ok(Repository::find()?.root().join("Cargo.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Tests run in the folder of this package.
    #[test]
    fn program_is_compiled_in_another_checkout_if_its_own_is_gone() {
        let own = Path::new(COMPILED_IN);
        assert_eq!(manifest(own).unwrap(), own.join("Cargo.toml"));
        assert_eq!(
            manifest(Path::new("gone/othellier")).unwrap(),
            own.join("Cargo.toml")
        );
    }
}
