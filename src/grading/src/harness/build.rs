//! Compiling our own code. Cargo compiles the chapters, in the workspace's own
//! target folder, where most of it is done already; the compiler compiles the
//! checks.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use othellier_project::cargo::{Artifact, Cargo, rendered};

/// The compiled libraries, by their names.
pub type Libraries = BTreeMap<String, PathBuf>;

/// Builds the libraries of these packages in the workspace at `root`. The
/// result also has the libraries below them.
pub fn libraries(root: &Path, packages: &[&str]) -> anyhow::Result<Libraries> {
    let chosen = packages.iter().flat_map(|name| ["-p", name]);
    let cargo = Cargo::new(root, "build").args(["--lib", "--offline"]);
    let built = cargo.args(chosen).compile(false)?;
    let errors = built.errors().map(|error| rendered(&error.message));
    let text: String = errors.collect();
    ensure!(built.succeeded, "the chapters don't compile:\n{text}");
    Ok(built.artifacts.iter().flat_map(files).collect())
}

/// The compiled libraries of a package, with their names. The compiler reads
/// the macros that a library was compiled with whenever the library is used.
fn files(artifact: &Artifact) -> Vec<(String, PathBuf)> {
    let name = artifact.target.name.replace('-', "_");
    let files = artifact.filenames.iter().map(|file| file.as_std_path());
    // A library's metadata is next to the library that the others were compiled
    // with. There may be a copy of that elsewhere, without the hash in its
    // name.
    let metadata = files.clone().find(|file| ends_with(file, &["rmeta"]));
    if let Some(metadata) = metadata {
        return vec![(name, metadata.with_extension("rlib"))];
    }
    let files = files.filter(|file| ends_with(file, &["so", "dylib", "dll"]));
    files.map(|file| (name.clone(), file.to_owned())).collect()
}

fn ends_with(file: &Path, endings: &[&str]) -> bool {
    let ending = file.extension().and_then(OsStr::to_str);
    ending.is_some_and(|ending| endings.contains(&ending))
}

/// A call of the compiler for our own code, with the defaults of Cargo's
/// profile for tests, but without what a debugger needs.
pub struct Rustc<'a> {
    /// The compiler.
    pub program: PathBuf,
    /// The folder in which it runs: messages name files from here on.
    pub folder: &'a Path,
    /// The libraries that the code may name.
    pub externs: Vec<(&'a str, &'a Path)>,
}

impl Rustc<'_> {
    /// Compiles.
    pub fn run(&self, arguments: &[&str]) -> anyhow::Result<()> {
        let output = Command::new(&self.program)
            .args(arguments)
            .args(["--edition=2024", "--cap-lints=allow"])
            .args(self.externs.iter().map(|(name, file)| named(name, file)))
            .args(self.search())
            .current_dir(self.folder)
            // As Cargo says it to a macro.
            .env("CARGO_MANIFEST_DIR", self.folder)
            .output()
            .context("can't start the compiler")?;
        let text = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "the checks don't compile:\n{text}");
        Ok(())
    }

    /// Where the libraries below the named ones are.
    fn search(&self) -> Vec<OsString> {
        let folders = self.externs.iter().filter_map(|(_, file)| file.parent());
        let mut folders: Vec<_> = folders.collect();
        folders.sort();
        folders.dedup();
        let argument = |folder: &Path| {
            let mut argument = OsString::from("-Ldependency=");
            argument.push(folder);
            argument
        };
        folders.into_iter().map(argument).collect()
    }
}

/// The argument that lets code name a library.
pub fn named(name: &str, file: &Path) -> OsString {
    let mut argument = OsString::from(format!("--extern={name}="));
    argument.push(file);
    argument
}
