//! A workspace next to the real one, where any answer can take the place of the
//! learner's. It has one package for each chapter: a library with all answers
//! to the chapter's exercises, each a module, and one test program with all
//! their checks. So a chapter costs two calls of the compiler, however many
//! answers there are, and one call of cargo compiles all chapters.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Error;
use impostor_files::files;
use serde_json::json;

use super::variants::{Role, Variant};
use othellier_project::cargo::{self, Cargo, CompilerMessage};
use othellier_project::catalog::Package;
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;
use othellier_project::scratch_workspace::ScratchWorkspace;

/// What the libraries with the answers are called.
const LIBRARY: &str = "answers";

/// The answers to the exercises of a chapter.
#[derive(Debug)]
pub struct Answers<'a> {
    /// The name of their package, such as `board-exercises-answers`. Packages
    /// that share a target folder need different names, even in different
    /// workspaces.
    pub name: String,
    /// The real package with the exercises.
    pub package: &'a Package,
    /// The answers.
    pub variants: Vec<Variant<'a>>,
}

impl Answers<'_> {
    /// Writes the library with the answers, and the test program with their
    /// checks.
    fn write(&self, folder: &Path) -> anyhow::Result<()> {
        let mut lib = "//! Answers.\n".to_owned();
        let mut tests = "//! Their checks.\n".to_owned();
        for variant in &self.variants {
            let module = variant.module();
            lib += &declared(variant);
            tests += &format!("mod {module};\n");
            write(&source(folder, variant), &variant.text)?;
            let checks = folder.join("tests").join(format!("{module}.rs"));
            write(&checks, self.checks(variant)?)?;
        }
        for exercise in &self.package.exercises {
            self.write_impostors(folder, &exercise.id)?;
        }
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)
    }

    /// Writes the impostors, which the checks know, and removes those that aren't
    /// there anymore.
    fn write_impostors(&self, folder: &Path, exercise: &str) -> anyhow::Result<()> {
        let package = &self.package.path;
        for file in files(package, exercise).map_err(Error::msg)? {
            write(&folder.join(file.strip_prefix(package)?), read(&file)?)?;
        }
        for file in files(folder, exercise).map_err(Error::msg)? {
            if !package.join(file.strip_prefix(folder)?).exists() {
                fs::remove_file(file)?;
            }
        }
        Ok(())
    }

    /// The checks of an answer, word for word, except that the package they ask
    /// for is one module. It goes at the end, so that lines keep their numbers.
    fn checks(&self, variant: &Variant) -> anyhow::Result<String> {
        let checks = read(&self.package.checks(variant.exercise))?;
        let (id, module) = (&variant.exercise.id, variant.module());
        let package = self.package.name.replace('-', "_");
        Ok(format!(
            "{checks}\n#[allow(unused_imports)]\nmod {package} {{\n    \
             pub use {LIBRARY}::{module} as {id};\n}}\n"
        ))
    }

    fn manifest(&self) -> anyhow::Result<Manifest> {
        let mut manifest = Manifest::read(&self.package.path)?;
        manifest.merge(json!({
            "package": { "name": self.name, "autotests": false },
            "lib": { "name": LIBRARY },
            "test": [{ "name": "checks", "path": "tests/checks.rs" }],
        }));
        Ok(manifest)
    }
}

/// Where the package in this folder has an answer.
fn source(folder: &Path, variant: &Variant) -> PathBuf {
    folder.join("src").join(format!("{}.rs", variant.module()))
}

/// The line that declares an answer's module. An impostor needs no docs: only
/// authors read it, and they know what it's for. It may have what the solution
/// has and it has no use for. Clippy looks only at solutions.
fn declared(variant: &Variant) -> String {
    let attributes = match variant.role {
        Role::Starter => "#[cfg(not(clippy))]\n",
        Role::Solution => "",
        Role::Impostor(_) => "#[cfg(not(clippy))]\n#[allow(missing_docs, unused)]\n",
    };
    format!("{attributes}pub mod {};\n", variant.module())
}

/// The folders of a scratch workspace.
#[derive(Debug, Clone, Copy)]
pub struct Folders<'a> {
    /// The workspace itself.
    pub workspace: &'a Path,
    /// Where cargo puts what it compiles. In the checkout's own target folder,
    /// other people's crates are already compiled.
    pub target: &'a Path,
}

/// The scratch workspace, written.
#[derive(Debug)]
pub struct Scratch<'a> {
    folders: Folders<'a>,
}

/// The result of a compilation.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The test programs, by the names of their packages.
    pub programs: HashMap<String, PathBuf>,
    /// What the compiler said.
    pub diagnostics: Vec<Diagnostic>,
}

/// A warning or an error of the compiler.
#[derive(Debug)]
pub struct Diagnostic {
    /// Whether it is an error.
    pub is_error: bool,
    /// The package.
    pub package: String,
    /// The module of the answer that it is about; of the package itself, `lib`
    /// or `checks`.
    pub module: String,
    /// The compiler's words.
    pub text: String,
}

impl<'a> Scratch<'a> {
    /// Writes the answers of the repository at `root`. It leaves files alone that
    /// haven't changed, so cargo sees what's new. Fails when a file can't be read
    /// or written.
    pub fn write(
        root: &Path,
        folders: Folders<'a>,
        answers: &[Answers],
    ) -> anyhow::Result<Scratch<'a>> {
        let mut workspace = ScratchWorkspace::like(root)?;
        for answers in answers {
            workspace.add(&answers.name, answers.manifest()?);
            answers.write(&folders.workspace.join(&answers.name))?;
        }
        workspace.write(folders.workspace)?;
        Ok(Scratch { folders })
    }

    /// Where an answer is written.
    pub fn source(&self, answers: &Answers, variant: &Variant) -> PathBuf {
        source(&self.folders.workspace.join(&answers.name), variant)
    }

    /// Compiles all answers and their checks. Fails when cargo fails for another
    /// reason than the code.
    pub fn build(&self) -> anyhow::Result<Compiled> {
        self.cargo("build", &["--workspace", "--test=checks"])
    }

    /// What clippy says about the solutions. Fails when cargo fails for another
    /// reason than the code.
    pub fn clippy(&self) -> anyhow::Result<Compiled> {
        self.cargo("clippy", &["--workspace"])
    }

    fn cargo(&self, subcommand: &str, arguments: &[&str]) -> anyhow::Result<Compiled> {
        let cargo = Cargo::new(self.folders.workspace, subcommand).args(arguments);
        let cargo = cargo.args(["--keep-going"]);
        let cargo = cargo.aside(self.folders.target).throwaway();
        Ok(Compiled::of(&cargo.compile(false)?))
    }
}

impl Compiled {
    fn of(compiled: &cargo::Compiled) -> Compiled {
        let programs = compiled.executables().map(|(artifact, program)| {
            (package_of(artifact.target.src_path.as_std_path()), program)
        });
        // Cargo compiles several packages at a time, and which one speaks first is chance.
        let mut diagnostics: Vec<_> = compiled.messages.iter().filter_map(said).collect();
        diagnostics.sort_by(|one, other| one.package.cmp(&other.package));
        Compiled { programs: programs.collect(), diagnostics }
    }
}

fn said(message: &CompilerMessage) -> Option<Diagnostic> {
    let file = cargo::file(&message.message)?;
    let module = Path::new(&file).file_stem().unwrap_or_default();
    Some(Diagnostic {
        is_error: cargo::is_error(&message.message),
        package: package_of(message.target.src_path.as_std_path()),
        module: module.to_string_lossy().into_owned(),
        text: cargo::rendered(&message.message).to_owned(),
    })
}

/// The package of this file in `src` or `tests`: the folder has its name.
fn package_of(file: &Path) -> String {
    let folder = file.ancestors().nth(2).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}
