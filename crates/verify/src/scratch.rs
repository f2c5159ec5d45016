//! A workspace next to the real one, where any answer can take the place of the
//! learner's. It has one package for each chapter: a library with all answers
//! to the chapter's exercises, each a module, and one test program with the
//! checks of each exercise, which ask the answer that a variable names. So a
//! chapter costs two calls of the compiler, however many answers there are, and
//! one call of cargo compiles all chapters.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result};
use impostor_files::source_files;
use othellier_project::cargo::{self, Cargo, Compiled, CompilerMessage};
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;
use othellier_project::scratch_workspace::ScratchWorkspace;
use quote::{format_ident, quote};
use serde_json::json;
use syn::{FnArg, Item, parse_quote};

use crate::answers::{BookAnswer, Role};

/// What the libraries with the answers are called.
const LIBRARY: &str = "answers";

/// The variable that names the answer which the checks ask, by its module.
pub const ANSWER: &str = "ANSWER";

/// The beginning of a library: which answer is asked.
const CHOICE: &str = "\
//! Answers.
#[cfg(not(clippy))]
pub(crate) static ANSWER: std::sync::LazyLock<String> =
    std::sync::LazyLock::new(|| std::env::var(\"ANSWER\").unwrap_or_default());
";

/// The answers to the exercises of a chapter.
#[derive(Debug)]
pub struct ChapterAnswers<'a> {
    /// The name of their package, such as `board-exercises-answers`. Packages
    /// that share a target folder need different names, even in different
    /// workspaces.
    pub name: String,
    /// The real package with the exercises.
    pub package: &'a Package,
    /// The answers.
    pub answers: Vec<BookAnswer<'a>>,
}

impl ChapterAnswers<'_> {
    /// Writes the library with the answers, and the test program with their
    /// checks.
    fn write(&self, folder: &Path) -> Result<()> {
        let mut lib = CHOICE.to_owned();
        let mut tests = "//! Their checks.\n".to_owned();
        for answer in &self.answers {
            lib += &declared(answer);
            write(&source(folder, answer), &answer.text)?;
        }
        for exercise in &self.package.exercises {
            let id = &exercise.id;
            lib += &format!("#[cfg(not(clippy))]\n#[allow(missing_docs, unused)]\npub mod {id};\n");
            tests += &format!("mod {id};\n");
            write(&folder.join(format!("src/{id}.rs")), self.chosen(exercise)?)?;
            write(
                &folder.join(format!("tests/{id}.rs")),
                self.checks(exercise)?,
            )?;
        }
        // The checks know the impostors, but not those that aren't there anymore.
        let package = &self.package.path;
        for exercise in &self.package.exercises {
            for file in source_files(package, &exercise.id).map_err(Error::msg)? {
                write(&folder.join(file.strip_prefix(package)?), read(&file)?)?;
            }
            for file in source_files(folder, &exercise.id).map_err(Error::msg)? {
                if !package.join(file.strip_prefix(folder)?).exists() {
                    fs::remove_file(file)?;
                }
            }
        }
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)
    }

    /// The function that the checks of an exercise call: it passes the call on to the
    /// answer that's asked.
    fn chosen(&self, exercise: &Exercise) -> Result<String> {
        let id = format_ident!("{}", exercise.id);
        let file = syn::parse_file(&read(&self.package.solution(exercise))?)?;
        let (mut imports, mut function) = (Vec::new(), None);
        for item in file.items {
            match item {
                Item::Use(import) => imports.push(import),
                Item::Fn(item) if item.sig.ident == id => function = Some(item.sig),
                _ => {}
            }
        }
        let mut function = function.with_context(|| format!("the solution has no `fn {id}`"))?;
        let mut arguments = Vec::new();
        for (argument, number) in function.inputs.iter_mut().zip(1..) {
            let FnArg::Typed(argument) = argument else {
                continue;
            };
            let name = format_ident!("argument_{number}");
            argument.pat = parse_quote!(#name);
            arguments.push(name);
        }
        let answers = self
            .answers
            .iter()
            .filter(|answer| answer.exercise.id == exercise.id);
        let names: Vec<_> = answers.map(BookAnswer::module).collect();
        let modules = names.iter().map(|name| format_ident!("{name}"));
        let call = quote! { #id(#(#arguments),*) };
        let chosen = quote! {
            #(#imports)*
            pub #function {
                match crate::ANSWER.as_str() {
                    #(#names => crate::#modules::#call,)*
                    other => panic!("there's no answer {other:?}"),
                }
            }
        };
        Ok(chosen.to_string())
    }

    /// The checks of an exercise, word for word, except that the package they ask
    /// for is one module. It goes at the end, so that lines keep their numbers.
    fn checks(&self, exercise: &Exercise) -> Result<String> {
        let checks = read(&self.package.checks(exercise))?;
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

    /// The program with their checks, if it was compiled.
    pub fn program(&self, compiled: &Compiled) -> Option<PathBuf> {
        let mut programs = compiled.executables();
        let is_theirs = |source: &Path| package_of(source) == self.name;
        programs.find_map(|(artifact, program)| {
            is_theirs(artifact.target.src_path.as_std_path()).then_some(program)
        })
    }
}

/// Where the package in this folder has an answer.
fn source(folder: &Path, answer: &BookAnswer) -> PathBuf {
    folder.join(format!("src/{}.rs", answer.module()))
}

/// The line that declares an answer's module. An impostor needs no docs: only
/// authors read it, and they know what it's for. It may have what the solution
/// has and it has no use for. Clippy looks only at solutions.
fn declared(answer: &BookAnswer) -> String {
    let attributes = match answer.role {
        Role::Starter => "#[cfg(not(clippy))]\n",
        Role::Solution => "",
        Role::Impostor(_) => "#[cfg(not(clippy))]\n#[allow(missing_docs, unused)]\n",
    };
    format!("{attributes}pub mod {};\n", answer.module())
}

/// The scratch workspace.
#[derive(Debug, Clone, Copy)]
pub struct Scratch<'a> {
    /// Its folder.
    pub workspace: &'a Path,
    /// Where cargo puts what it compiles. In the checkout's own target folder,
    /// other people's crates are already compiled.
    pub target: &'a Path,
}

impl Scratch<'_> {
    /// Writes the answers of the repository at `root`. It leaves files alone that
    /// haven't changed, so cargo sees what's new. Fails when a file can't be read
    /// or written.
    pub fn write(&self, root: &Path, chapters: &[ChapterAnswers]) -> Result<()> {
        let mut workspace = ScratchWorkspace::like(root)?;
        for chapter in chapters {
            workspace.add(&chapter.name, chapter.manifest()?);
            chapter.write(&self.workspace.join(&chapter.name))?;
        }
        workspace.write(self.workspace)
    }

    /// Compiles all answers and their checks. Fails when cargo fails for another
    /// reason than the code.
    pub fn build(&self) -> Result<Compiled> {
        self.cargo("build", &["--workspace", "--test=checks"])
    }

    /// What clippy says about the solutions. Fails when cargo fails for another
    /// reason than the code.
    pub fn clippy(&self) -> Result<Compiled> {
        self.cargo("clippy", &["--workspace"])
    }

    fn cargo(&self, subcommand: &str, arguments: &[&str]) -> Result<Compiled> {
        let cargo = Cargo::new(self.workspace, subcommand).args(arguments);
        let cargo = cargo
            .args(["--keep-going", "--offline", "--target-dir"])
            .args([self.target]);
        cargo.throwaway().compile(false)
    }
}

/// The package and the module that a message is about: an answer's module or, of
/// the package itself, `lib` or `checks`. A message without a place only counts
/// the others.
pub fn place_of(message: &CompilerMessage) -> Option<(String, String)> {
    let file = cargo::file(&message.message)?;
    let module = Path::new(&file).file_stem()?.to_str()?;
    Some((
        package_of(message.target.src_path.as_std_path()),
        module.to_owned(),
    ))
}

/// The package of this file in `src` or `tests`: the folder has its name.
fn package_of(file: &Path) -> String {
    let folder = file.ancestors().nth(2).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}
