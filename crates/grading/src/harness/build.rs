//! Compiles the book's own code: Cargo compiles the chapters into the workspace's target
//! folder, where most of them are compiled already, and rustc compiles the checks.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use othellier_project::cargo::{Artifact, Cargo};
use othellier_project::files::{read_bytes, save};

/// Compiled libraries by their crate names.
pub type Libraries = BTreeMap<String, PathBuf>;

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
    Ok(build.artifacts.iter().flat_map(library_files).collect())
}

/// Returns an artifact's library or, for a macro crate, its shared libraries. The compiler
/// reads the macro crates of a library whenever the library is used.
fn library_files(artifact: &Artifact) -> Vec<(String, PathBuf)> {
    let name = artifact.target.name.replace('-', "_");
    // The rlib next to the metadata is the one that the other libraries were compiled
    // with. Elsewhere, there may be a copy of it without a hash in its name.
    let metadata = artifact
        .filenames
        .iter()
        .find(|file| file.extension() == Some("rmeta"));
    if let Some(metadata) = metadata {
        return vec![(name, metadata.with_extension("rlib").into())];
    }
    artifact
        .filenames
        .iter()
        .filter(|file| matches!(file.extension(), Some("so" | "dylib" | "dll")))
        .map(|file| (name.clone(), file.into()))
        .collect()
}

/// Copies the libraries, except the crate `checks`, into a folder that contains nothing
/// else, so that the sandbox can mount it. Returns the file names.
///
/// # Errors
///
/// Returns an error if a file can't be read or written.
pub fn copy_libraries(
    libraries: &Libraries,
    dir: &Path,
) -> anyhow::Result<BTreeMap<String, String>> {
    let mut file_names = BTreeMap::new();
    for (name, file) in libraries.iter().filter(|(name, _)| *name != "checks") {
        let file_name = file.file_name().context("a library has a name")?;
        let copy = dir.join(file_name);
        // An existing copy is complete and up to date: files are saved atomically, and
        // the folder is named after the libraries.
        if !copy.exists() {
            save(&copy, read_bytes(file)?)?;
        }
        file_names.insert(name.clone(), file_name.to_string_lossy().into_owned());
    }
    Ok(file_names)
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

/// Returns rustc's argument that makes a library available under a name.
pub fn extern_argument(name: &str, file: &Path) -> OsString {
    let mut argument = OsString::from(format!("--extern={name}="));
    argument.push(file);
    argument
}

/// Returns rustc's argument that names the folder of indirect dependencies.
pub fn dependency_dir_argument(dir: &Path) -> OsString {
    let mut argument = OsString::from("-Ldependency=");
    argument.push(dir);
    argument
}
