//! The workspace in which a chapter's tests meet the reader's sources. Each of
//! its packages is a manifest and nothing else: the book's manifest, with the
//! sources where they really are.

use std::path::{Path, PathBuf};

use anyhow::Context;
use othellier_project::cargo::{self, Cargo, CompilerMessage, Diagnostic};
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;

use super::folder::OwnFolder;

/// The workspace, written.
pub(super) struct TestWorkspace<'a> {
    /// Where it is.
    pub(super) folder: PathBuf,
    /// The top of the repository.
    root: PathBuf,
    /// Where the programs go. They have the names of the book's own, and may
    /// not get in their way.
    target: PathBuf,
    /// Whose tests it is for.
    chapter: &'a Chapter,
}

/// What came of compiling a crate's tests.
pub(super) enum CompiledTests {
    /// The reader's crates don't compile: the compiler's words.
    Broken(String),
    /// No file of the tests can be compiled yet.
    TooEarly(Vec<Missing>),
    /// The tests, without the files that can't be compiled yet.
    Program {
        program: PathBuf,
        missing: Vec<Missing>,
    },
}

/// A file of the tests, and what it needs that isn't typed yet.
pub(super) struct Missing {
    pub(super) module: String,
    pub(super) names: Vec<String>,
}

impl TestWorkspace<'_> {
    /// Writes a package for each crate that the chapter's tests need.
    pub(super) fn write<'a>(
        repository: &Repository,
        chapter: &'a Chapter,
        own: &OwnFolder,
    ) -> anyhow::Result<TestWorkspace<'a>> {
        let root = repository.root();
        let target = root.join("target/typed-along");
        let folder = target.join("workspace");
        let mut workspace = ScratchWorkspace::like(root)?;
        workspace.add_ours([&*chapter.name], |name, real, manifest| {
            own.take_place(name, real, manifest);
            Ok(())
        })?;
        workspace.write(&folder)?;
        Ok(TestWorkspace {
            folder,
            root: root.to_owned(),
            target,
            chapter,
        })
    }

    /// Compiles the tests. Files that need what isn't there are left out until the
    /// others compile.
    pub(super) fn compile(&self, own: &OwnFolder) -> anyhow::Result<CompiledTests> {
        let mut modules = modules(&self.chapter.tests())?;
        let mut missing: Vec<Missing> = Vec::new();
        loop {
            self.write_tests(&modules)?;
            let compiled = self.cargo().compile(false)?;
            let errors: Vec<_> = compiled.errors().collect();
            let Some(first) = errors.first() else {
                let program = compiled
                    .executables()
                    .find(|(artifact, _)| artifact.target.is_test());
                let (_, program) = program.context("cargo made no tests")?;
                return Ok(CompiledTests::Program { program, missing });
            };
            let is_own = |error: &&CompilerMessage| file(&error.message).starts_with(own.path());
            if errors.iter().any(is_own) {
                let own = errors.into_iter().filter(is_own);
                let said = own.map(|error| cargo::rendered(&error.message)).collect();
                return Ok(CompiledTests::Broken(said));
            }
            let before = modules.len();
            for error in &errors {
                note(&mut missing, &mut modules, error);
            }
            if modules.is_empty() {
                return Ok(CompiledTests::TooEarly(missing));
            }
            if modules.len() == before {
                let all = vec![missing_from(first)];
                return Ok(CompiledTests::TooEarly(all));
            }
        }
    }

    /// The file and the line of a test, from the top of the repository on.
    pub(super) fn place(&self, test: &str) -> String {
        let (module, test) = test.split_once("::").unwrap_or_default();
        let file = self.chapter.tests().join(module).with_extension("rs");
        let text = read(&file).unwrap_or_default();
        let head = format!("fn {}(", test.rsplit("::").next().unwrap_or(test));
        let line = text.lines().position(|line| line.contains(&head));
        let line = line
            .map(|index| format!(":{}", index + 1))
            .unwrap_or_default();
        let file = file.strip_prefix(&self.root).unwrap_or(&file);
        format!("{}{line}", file.display())
    }

    /// The main file of the tests: it names the modules.
    fn write_tests(&self, modules: &[(String, PathBuf)]) -> anyhow::Result<()> {
        let mut text = "//! The chapter's tests.\n".to_owned();
        for (module, file) in modules {
            let file = file.display().to_string();
            text += &format!("#[path = {file:?}]\nmod {module};\n");
        }
        let folder = self
            .folder
            .join(self.chapter.path.strip_prefix(&self.root)?);
        write(&folder.join("tests/all.rs"), &text)
    }

    fn cargo(&self) -> Cargo {
        let target = self.target.join("compiled");
        Cargo::new(&self.folder, "build")
            .args([
                "--package",
                &self.chapter.name,
                "--test=all",
                "--target-dir",
            ])
            .args([target])
            .sharing_crates(&self.root.join("target"))
            .throwaway()
    }
}

impl OwnFolder {
    /// Puts the reader's sources, or else the book's, into a crate of the book.
    fn take_place(&self, name: &str, real: &Path, manifest: &mut Manifest) {
        manifest.merge(json!({
            "bin": null, "test": null, "bench": null, "example": null, "lints": null,
        }));
        match self.package(name) {
            Some(theirs) => {
                manifest.adopt_dependencies(&theirs);
                manifest.set_sources(&self.path().join(name));
            }
            None => manifest.set_sources(real),
        }
    }
}

/// The modules of a test program, and their files.
fn modules(folder: &Path) -> anyhow::Result<Vec<(String, PathBuf)>> {
    let text = read(&folder.join("main.rs"))?;
    let names = text
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let module = |name: &str| (name.to_owned(), folder.join(name).with_extension("rs"));
    Ok(names.map(module).collect())
}

/// Leaves out the module that an error is in.
fn note(missing: &mut Vec<Missing>, modules: &mut Vec<(String, PathBuf)>, error: &CompilerMessage) {
    let file = file(&error.message);
    let in_it = |(_, main): &(String, PathBuf)| file == *main;
    let new = missing_from(error);
    if let Some(place) = modules.iter().position(in_it) {
        let (module, _) = modules.remove(place);
        missing.push(Missing { module, ..new });
    } else if let Some(old) = missing.last_mut() {
        let names = new.names.into_iter();
        let fresh: Vec<_> = names.filter(|name| !old.names.contains(name)).collect();
        old.names.extend(fresh);
    }
}

/// What an error says is missing.
fn missing_from(error: &CompilerMessage) -> Missing {
    let message = &error.message.message;
    let quoted = message.split('`').skip(1).step_by(2);
    let quoted: Vec<_> = if message.contains("CARGO_BIN_EXE_") {
        vec!["src/main.rs".to_owned()]
    } else {
        quoted.map(str::to_owned).collect()
    };
    let file = file(&error.message);
    let module = file.file_stem().unwrap_or_default();
    Missing {
        module: module.to_string_lossy().into_owned(),
        names: if quoted.is_empty() {
            vec![message.clone()]
        } else {
            quoted
        },
    }
}

/// The file that an error is in; of what a macro says, the one that calls it.
fn file(diagnostic: &Diagnostic) -> PathBuf {
    let mut span = cargo::span(diagnostic);
    while let Some(outer) = span.and_then(|span| span.expansion.as_ref()) {
        span = Some(&outer.span);
    }
    span.map(|span| PathBuf::from(&span.file_name))
        .unwrap_or_default()
}
