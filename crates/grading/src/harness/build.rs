//! Compiles the book's own code: Cargo compiles the chapters into the workspace's target
//! folder, where most of them are compiled already, and rustc compiles the checks.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use othellier_project::allowed_crates::{
    Libraries, dependency_dir_argument, extern_argument, libraries,
};
use othellier_project::cargo::Cargo;
use othellier_project::files::{read_bytes, save};

/// Builds the libraries of the given packages in the workspace at `root`. The result also
/// contains their dependencies.
///
/// # Errors
///
/// Returns an error if a package doesn't compile.
pub fn build_libraries(root: &Path, packages: &[&str]) -> anyhow::Result<Libraries> {
    let selection = packages.iter().flat_map(|name| ["-p", name]);
    let build = Cargo::new(root, "build")
        .args(["--lib", "--offline"])
        // Selecting packages with `-p` doesn't enable the features that exercises need.
        .args(["--features", "checks/games"])
        .args(selection)
        .compile(false)?;
    ensure!(
        build.succeeded,
        "the chapters don't compile:\n{}",
        build.rendered_errors()
    );
    Ok(libraries(&build.artifacts))
}

/// Copies the libraries, except the crate `checks`, into a folder that contains nothing
/// else but facades, so that the sandbox can mount it. Returns the copies.
///
/// # Errors
///
/// Returns an error if a file can't be read or written.
pub fn copy_libraries(libraries: &Libraries, dir: &Path) -> anyhow::Result<Libraries> {
    let mut copies = Libraries::new();
    for (name, file) in libraries.iter().filter(|(name, _)| *name != "checks") {
        let file_name = file.file_name().context("a library has a name")?;
        let copy = dir.join(file_name);
        // An existing copy is complete and up to date: files are saved atomically, and
        // the folder is named after the libraries.
        if !copy.exists() {
            save(&copy, read_bytes(file)?)?;
        }
        copies.insert(name.clone(), copy);
    }
    Ok(copies)
}

/// A call of rustc for the book's own code, with the defaults of Cargo's test profile but
/// without debug information.
pub struct Rustc<'a> {
    /// The path of rustc.
    pub program: PathBuf,
    /// The working directory. Diagnostics name files relative to it.
    pub dir: &'a Path,
    /// The libraries that the code may use.
    pub externs: Vec<(&'a str, &'a Path)>,
}

impl Rustc<'_> {
    /// Runs rustc with these arguments and the output file `out`.
    ///
    /// # Errors
    ///
    /// Returns an error if rustc doesn't start or the code doesn't compile.
    pub fn run(&self, arguments: &[&str], out: &Path) -> anyhow::Result<()> {
        let mut command = Command::new(&self.program);
        command
            .args(arguments)
            .arg("-o")
            .arg(out)
            .args(["--edition=2024", "--cap-lints=allow"])
            .current_dir(self.dir)
            // Cargo sets this variable for macros.
            .env("CARGO_MANIFEST_DIR", self.dir);
        for (name, file) in &self.externs {
            command.arg(extern_argument(name, file));
            if let Some(dir) = file.parent() {
                command.arg(dependency_dir_argument(dir));
            }
        }
        let output = command.output().context("can't start the compiler")?;
        let text = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "the checks don't compile:\n{text}");
        Ok(())
    }
}
