//! A generated workspace in which the checks can run on any of the book's answers.
//!
//! It has one package for each chapter. Its library has a module for each answer to
//! the chapter's exercises. Its test program has the checks, which call the answer that
//! an environment variable names. So a chapter takes two calls of the compiler,
//! whatever the number of answers, and all chapters take one call of cargo.

use std::path::{Path, PathBuf};

use anyhow::{Error, Result};
use impostor_files::source_files;
use othellier_project::cargo::{self, Cargo, Compilation, CompilerMessage};
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{read, remove, write};
use othellier_project::manifest::Manifest;
use othellier_project::scratch_workspace::ScratchWorkspace;
use quote::{format_ident, quote};
use serde_json::json;

use crate::answers::{BookAnswer, Role};
use crate::solution_function::SolutionFunction;

/// The name of the libraries with the answers.
const LIBRARY: &str = "answers";

/// The environment variable with the module of the answer that the checks call.
pub const ANSWER_VARIABLE: &str = "ANSWER";

/// The beginning of a library with answers.
const LIBRARY_HEAD: &str = "\
//! Answers.
#[cfg(not(clippy))]
pub(crate) static ANSWER: std::sync::LazyLock<String> =
    std::sync::LazyLock::new(|| std::env::var(\"ANSWER\").unwrap_or_default());
";

/// The answers to the exercises of a chapter.
#[derive(Debug)]
pub struct ChapterAnswers<'a> {
    /// The name of their package, such as `board-exercises-answers`. Packages that share
    /// a target folder need different names, even in different workspaces.
    pub name: String,
    /// The real package with the exercises.
    pub package: &'a Package,
    /// The answers.
    pub answers: Vec<BookAnswer<'a>>,
}

impl ChapterAnswers<'_> {
    /// Writes the library with the answers and the test program with the checks.
    fn write(&self, folder: &Path) -> Result<()> {
        let mut lib = LIBRARY_HEAD.to_owned();
        let mut tests = "//! Their checks.\n".to_owned();
        for answer in &self.answers {
            lib += &module_declaration(answer);
            let path = folder.join(format!("src/{}.rs", answer.module()));
            write(&path, &answer.text)?;
        }
        for exercise in &self.package.exercises {
            let id = &exercise.id;
            lib += &format!("#[cfg(not(clippy))]\n#[allow(missing_docs, unused)]\npub mod {id};\n");
            tests += &format!("mod {id};\n");
            let dispatcher = self.dispatcher(exercise)?;
            write(&folder.join(format!("src/{id}.rs")), dispatcher)?;
            let checks = self.checks(exercise)?;
            write(&folder.join(format!("tests/{id}.rs")), checks)?;
        }
        self.copy_impostor_files(folder)?;
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)
    }

    /// Copies the files with the impostors, which the checks compile in, and removes
    /// copies of files that no longer exist.
    fn copy_impostor_files(&self, folder: &Path) -> Result<()> {
        let package = &self.package.path;
        for exercise in &self.package.exercises {
            for file in source_files(package, &exercise.id).map_err(Error::msg)? {
                write(&folder.join(file.strip_prefix(package)?), read(&file)?)?;
            }
            for copy in source_files(folder, &exercise.id).map_err(Error::msg)? {
                if !package.join(copy.strip_prefix(folder)?).exists() {
                    remove(&copy)?;
                }
            }
        }
        Ok(())
    }

    /// Returns a module with the function that the checks of an exercise call. It has
    /// the solution's signature and calls the answer that the variable names.
    fn dispatcher(&self, exercise: &Exercise) -> Result<String> {
        let id = format_ident!("{}", exercise.id);
        let solution = read(&self.package.solution_path(exercise))?;
        let SolutionFunction {
            imports,
            signature,
            arguments,
        } = SolutionFunction::parse(&solution, &exercise.id)?;
        let names: Vec<_> = self
            .answers
            .iter()
            .filter(|answer| answer.exercise.id == exercise.id)
            .map(BookAnswer::module)
            .collect();
        let modules = names.iter().map(|name| format_ident!("{name}"));
        let call = quote! { #id(#(#arguments),*) };
        let dispatcher = quote! {
            #(#imports)*
            pub #signature {
                match crate::ANSWER.as_str() {
                    #(#names => crate::#modules::#call,)*
                    other => panic!("there's no answer {other:?}"),
                }
            }
        };
        Ok(dispatcher.to_string())
    }

    /// Returns the checks of an exercise, with a module in place of the package that
    /// they import the answer from. It's at the end, so that line numbers stay the same.
    fn checks(&self, exercise: &Exercise) -> Result<String> {
        let checks = read(&self.package.checks_path(exercise))?;
        let package = self.package.name.replace('-', "_");
        Ok(format!(
            "{checks}\n#[allow(unused_imports)]\nmod {package} {{\n    \
             pub use {LIBRARY}::{id};\n}}\n",
            id = exercise.id
        ))
    }

    fn manifest(&self) -> Result<Manifest> {
        let mut manifest = Manifest::read(&self.package.path)?;
        manifest.merge(json!({
            "package": { "name": self.name, "autotests": false },
            "lib": { "name": LIBRARY },
            "test": [{ "name": "checks", "path": "tests/checks.rs" }],
        }));
        Ok(manifest)
    }

    /// Returns the path of the test program, if it was compiled.
    pub fn program(&self, compilation: &Compilation) -> Option<PathBuf> {
        compilation
            .executables()
            .find(|(artifact, _)| {
                package_of_file(artifact.target.src_path.as_std_path()) == self.name
            })
            .map(|(_, program)| program)
    }
}

/// Returns the declaration of an answer's module. Only solutions are linted by clippy.
/// An impostor may leave parts of the solution that it's made from unused, and needs no
/// documentation.
fn module_declaration(answer: &BookAnswer) -> String {
    let attributes = match answer.role {
        Role::Starter => "#[cfg(not(clippy))]\n",
        Role::Solution => "",
        Role::Impostor(_) => "#[cfg(not(clippy))]\n#[allow(missing_docs, unused)]\n",
    };
    format!("{attributes}pub mod {};\n", answer.module())
}

/// The workspace's folders.
#[derive(Debug, Clone, Copy)]
pub struct AnswerWorkspace<'a> {
    /// The folder of the workspace.
    pub folder: &'a Path,
    /// Cargo's target folder. In the checkout's own, the registry's crates are already
    /// compiled.
    pub target: &'a Path,
}

impl AnswerWorkspace<'_> {
    /// Writes the packages for these chapters of the repository at `root`. Unchanged
    /// files keep their modification times.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be read or written.
    pub fn write(&self, root: &Path, chapters: &[ChapterAnswers]) -> Result<()> {
        let mut workspace = ScratchWorkspace::like(root)?;
        for chapter in chapters {
            workspace.add(&chapter.name, chapter.manifest()?);
            chapter.write(&self.folder.join(&chapter.name))?;
        }
        workspace.write(self.folder)
    }

    /// Compiles all answers and their checks.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo fails for another reason than the code.
    pub fn build(&self) -> Result<Compilation> {
        self.cargo("build", &["--workspace", "--test=checks"])
    }

    /// Runs clippy on the solutions.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo fails for another reason than the code.
    pub fn clippy(&self) -> Result<Compilation> {
        self.cargo("clippy", &["--workspace"])
    }

    fn cargo(&self, subcommand: &str, arguments: &[&str]) -> Result<Compilation> {
        Cargo::new(self.folder, subcommand)
            .args(arguments)
            .args(["--keep-going", "--offline", "--target-dir"])
            .args([self.target])
            .one_off()
            .compile(false)
    }
}

/// Returns the package and the module that a message is about. The module is an
/// answer's, `lib` or `checks`. Summaries, such as the number of errors, have none.
pub fn package_and_module(message: &CompilerMessage) -> Option<(String, String)> {
    let file = cargo::source_file(&message.message)?;
    let module = Path::new(&file).file_stem()?.to_str()?;
    let package = package_of_file(message.target.src_path.as_std_path());
    Some((package, module.to_owned()))
}

/// Returns the package of a file in its `src` or `tests`: the folder has its name.
fn package_of_file(file: &Path) -> String {
    let folder = file.ancestors().nth(2).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}
