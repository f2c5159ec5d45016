//! The generated workspace in which a chapter's tests are compiled against the
//! reader's sources. Its packages are the book's manifests with paths to sources
//! elsewhere.

use std::path::{Path, PathBuf};

use anyhow::Context;
use othellier_project::cargo::{self, Cargo, CompilerMessage, Diagnostic};
use othellier_project::files::{portable_path, read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;

use super::reader_folder::ReaderFolder;

/// The workspace on disk.
pub(super) struct TestWorkspace<'a> {
    /// The folder of the workspace.
    pub(super) folder: PathBuf,
    /// The root of the repository.
    root: PathBuf,
    /// Cargo's target folder. It isn't the repository's, whose programs have the same
    /// names.
    target: PathBuf,
    /// The chapter to test.
    chapter: &'a Chapter,
}

/// The result of compiling a chapter's tests.
pub(super) enum CompiledTests {
    /// The reader's crates don't compile. These are the compiler's errors.
    ReaderErrors(String),
    /// No module of the tests compiles yet.
    TooEarly(Vec<SkippedModule>),
    /// The program with the modules that compile.
    Program {
        program: PathBuf,
        skipped: Vec<SkippedModule>,
    },
}

/// A module of the tests that doesn't compile because the reader hasn't typed
/// everything that it needs.
pub(super) struct SkippedModule {
    pub(super) name: String,
    /// The names that it needs.
    pub(super) missing: Vec<String>,
}

/// A module of the tests.
struct TestModule {
    name: String,
    path: PathBuf,
}

impl TestWorkspace<'_> {
    /// Writes a package for the chapter and each crate that it depends on.
    pub(super) fn write<'a>(
        repository: &Repository,
        chapter: &'a Chapter,
        reader_folder: &ReaderFolder,
    ) -> anyhow::Result<TestWorkspace<'a>> {
        let root = repository.root();
        let target = root.join("target/typed-along");
        let folder = target.join("workspace");
        let mut workspace = ScratchWorkspace::like(root)?;
        workspace.add_with_dependencies([&*chapter.name], |name, real_folder, manifest| {
            set_sources(manifest, name, reader_folder, real_folder);
            Ok(())
        })?;
        workspace.write(&folder)?;
        Ok(TestWorkspace {
            folder,
            root: root.to_owned(),
            target: target.join("compiled"),
            chapter,
        })
    }

    /// Compiles the tests. As long as there are errors in them, the modules with the
    /// errors are left out.
    pub(super) fn compile(&self, reader_folder: &ReaderFolder) -> anyhow::Result<CompiledTests> {
        let mut modules = test_modules(&self.chapter.tests())?;
        let mut skipped: Vec<SkippedModule> = Vec::new();
        loop {
            self.write_test_program(&modules)?;
            let compilation = self.cargo().compile(false)?;
            let errors: Vec<_> = compilation.errors().collect();
            let Some(first) = errors.first() else {
                let (_, program) = compilation
                    .executables()
                    .find(|(artifact, _)| artifact.target.is_test())
                    .context("cargo made no tests")?;
                return Ok(CompiledTests::Program { program, skipped });
            };
            let reader_errors: String = errors
                .iter()
                .filter(|error| source_file(&error.message).starts_with(reader_folder.path()))
                .map(|error| cargo::rendered(&error.message))
                .collect();
            if !reader_errors.is_empty() {
                return Ok(CompiledTests::ReaderErrors(reader_errors));
            }
            let modules_before = modules.len();
            for error in &errors {
                skip_module(&mut skipped, &mut modules, error);
            }
            if modules.is_empty() {
                return Ok(CompiledTests::TooEarly(skipped));
            }
            if modules.len() == modules_before {
                return Ok(CompiledTests::TooEarly(vec![skipped_module(first)]));
            }
        }
    }

    /// Returns the file and line of a test, relative to the root of the repository.
    pub(super) fn test_location(&self, test: &str) -> String {
        let (module, function) = test.split_once("::").unwrap_or_default();
        let path = self.chapter.tests().join(module).with_extension("rs");
        let text = read(&path).unwrap_or_default();
        let function = function.rsplit("::").next().unwrap_or(function);
        let signature = format!("fn {function}(");
        let line = match text.lines().position(|line| line.contains(&signature)) {
            Some(index) => format!(":{}", index + 1),
            None => String::new(),
        };
        let path = path.strip_prefix(&self.root).unwrap_or(&path);
        format!("{}{line}", portable_path(path))
    }

    /// Writes the root of the test program, which declares the modules.
    fn write_test_program(&self, modules: &[TestModule]) -> anyhow::Result<()> {
        let mut text = "//! The chapter's tests.\n".to_owned();
        for TestModule { name, path } in modules {
            let path = path.display().to_string();
            text += &format!("#[path = {path:?}]\nmod {name};\n");
        }
        let chapter = self.chapter.path.strip_prefix(&self.root)?;
        let file = format!("tests/{}.rs", self.test_program_name());
        write(&self.folder.join(chapter).join(file), &text)
    }

    /// Returns the name of the test program. It's the name of the book's, because the
    /// files with insta's snapshots begin with it.
    fn test_program_name(&self) -> String {
        self.chapter.name.replace('-', "_")
    }

    fn cargo(&self) -> Cargo {
        Cargo::new(&self.folder, "build")
            .args(["--package", &self.chapter.name])
            .args(["--test", &self.test_program_name()])
            .args([Path::new("--target-dir"), &self.target])
            .build_dir(&self.root.join("target"))
            .one_off()
    }
}

/// Sets a manifest's sources to the reader's or, if there are none, to the book's.
fn set_sources(
    manifest: &mut Manifest,
    name: &str,
    reader_folder: &ReaderFolder,
    real_folder: &Path,
) {
    manifest.merge(json!({
        "bin": null, "test": null, "bench": null, "example": null, "lints": null,
    }));
    match reader_folder.manifest(name) {
        Some(reader_manifest) => {
            manifest.add_registry_dependencies(&reader_manifest);
            manifest.set_sources(&reader_folder.path().join(name));
        }
        None => manifest.set_sources(real_folder),
    }
}

/// Returns the modules of a test program.
fn test_modules(folder: &Path) -> anyhow::Result<Vec<TestModule>> {
    Ok(read(&folder.join("main.rs"))?
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'))
        .map(|name| TestModule {
            name: name.to_owned(),
            path: folder.join(name).with_extension("rs"),
        })
        .collect())
}

/// Moves the module with an error from `modules` to `skipped`. If another error of it
/// has already moved it, adds what this one says is missing.
fn skip_module(
    skipped: &mut Vec<SkippedModule>,
    modules: &mut Vec<TestModule>,
    error: &CompilerMessage,
) {
    let file = source_file(&error.message);
    let new = skipped_module(error);
    if let Some(index) = modules.iter().position(|module| module.path == file) {
        let name = modules.remove(index).name;
        skipped.push(SkippedModule { name, ..new });
    } else if let Some(last) = skipped.last_mut() {
        for name in new.missing {
            if !last.missing.contains(&name) {
                last.missing.push(name);
            }
        }
    }
}

/// Returns the module that an error is in and the names that it says are missing.
fn skipped_module(error: &CompilerMessage) -> SkippedModule {
    let message = &error.message.message;
    let mut missing: Vec<_> = if message.contains("CARGO_BIN_EXE_") {
        vec!["src/main.rs".to_owned()]
    } else {
        let in_backticks = message.split('`').skip(1).step_by(2);
        in_backticks.map(str::to_owned).collect()
    };
    if missing.is_empty() {
        missing.push(message.clone());
    }
    let file = source_file(&error.message);
    let name = file.file_stem().unwrap_or_default();
    SkippedModule {
        name: name.to_string_lossy().into_owned(),
        missing,
    }
}

/// Returns the file that an error is in. In a macro, that's the file that calls it.
fn source_file(diagnostic: &Diagnostic) -> PathBuf {
    let mut span = cargo::primary_span(diagnostic);
    while let Some(expansion) = span.and_then(|span| span.expansion.as_ref()) {
        span = Some(&expansion.span);
    }
    span.map(|span| PathBuf::from(&span.file_name))
        .unwrap_or_default()
}
