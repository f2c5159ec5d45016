//! Compiling our own code. Cargo compiles the chapters, in the workspace's own
//! target folder, where most of it is done already; the compiler compiles the
//! checks.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use othellier_project::cargo::{Artifact, Cargo};
use othellier_project::files::save;

/// The compiled libraries, by their names.
pub type Libraries = BTreeMap<String, PathBuf>;

/// Builds the libraries of these packages in the workspace at `root`. The
/// result also has the libraries below them.
pub fn libraries(root: &Path, packages: &[&str]) -> anyhow::Result<Libraries> {
    let chosen = packages.iter().flat_map(|name| ["-p", name]);
    let cargo = Cargo::new(root, "build").args(["--lib", "--offline"]);
    // Selecting the packages one by one doesn't enable what the exercises ask of them.
    let cargo = cargo.args(["--features", "checks/games"]);
    let built = cargo.args(chosen).compile(false)?;
    ensure!(
        built.succeeded,
        "the chapters don't compile:\n{}",
        built.rendered_errors()
    );
    Ok(built.artifacts.iter().flat_map(files).collect())
}

/// The compiled libraries of a package, with their names. The compiler reads
/// the macros that a library was compiled with whenever the library is used.
fn files(artifact: &Artifact) -> Vec<(String, PathBuf)> {
    let name = artifact.target.name.replace('-', "_");
    let files = artifact.filenames.iter();
    // A library's metadata is next to the library that the others were compiled
    // with. There may be a copy of that elsewhere, without the hash in its
    // name.
    if let Some(metadata) = files.clone().find(|file| file.extension() == Some("rmeta")) {
        return vec![(name, metadata.with_extension("rlib").into())];
    }
    let files = files.filter(|file| matches!(file.extension(), Some("so" | "dylib" | "dll")));
    files.map(|file| (name.clone(), file.into())).collect()
}

/// Copies the compiled libraries, except the crate `checks`, into a folder of
/// their own, because Cargo puts them next to much else. Returns the names of
/// the files.
pub fn collect(libraries: &Libraries, folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let mut names = BTreeMap::new();
    for (name, file) in libraries.iter().filter(|(name, _)| *name != "checks") {
        let base = file.file_name().context("a library has a name")?;
        // What's there is whole, and of the same libraries: the folder is named after them.
        if !folder.join(base).exists() {
            save(&folder.join(base), fs::read(file)?)?;
        }
        names.insert(name.clone(), base.to_string_lossy().into_owned());
    }
    Ok(names)
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
    /// Compiles into this file.
    pub fn run(&self, what: &[&str], out: &Path) -> anyhow::Result<()> {
        let output = Command::new(&self.program)
            .args(what)
            .arg("-o")
            .arg(out)
            .args(["--edition=2024", "--cap-lints=allow"])
            .args(self.externs.iter().map(|(name, file)| named(name, file)))
            .args(
                self.externs
                    .iter()
                    .filter_map(|(_, file)| Some(below(file.parent()?))),
            )
            .current_dir(self.folder)
            // As Cargo says it to a macro.
            .env("CARGO_MANIFEST_DIR", self.folder)
            .output()
            .context("can't start the compiler")?;
        let text = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "the checks don't compile:\n{text}");
        Ok(())
    }
}

/// The argument that lets code name a library.
pub fn named(name: &str, file: &Path) -> OsString {
    let mut argument = OsString::from(format!("--extern={name}="));
    argument.push(file);
    argument
}

/// The argument that says where the libraries below the named ones are.
pub fn below(folder: &Path) -> OsString {
    let mut argument = OsString::from("-Ldependency=");
    argument.push(folder);
    argument
}
