//! The package generated for a chapter's checks. In it, each answer is replaced by a stub
//! that sends the call to another process.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Error, bail, ensure};
use impostor_files::source_files;
use quote::quote;
use syn::{Item, ItemFn};

use super::build::Rustc;
use super::remote_function::RemoteFunction;
use super::{ExerciseHarness, check_path};
use crate::assignment::AssignedExercise;
use othellier_project::allowed_crates::Libraries;
use othellier_project::catalog::{Package, check_names};
use othellier_project::files::{create_folder, read, write};
use othellier_project::manifest::Manifest;

/// The beginning of the library of stubs: the function that they call if there is no
/// answer.
const STUB_LIBRARY: &str = "\
#![allow(missing_docs)]

/// Panics with the error of the call, which the checks catch.
fn fail<A>(error: remote_call::CallError) -> A {
    use checks::CallError;
    std::panic::panic_any(match error {
        remote_call::CallError::Panicked { message, location } => CallError::Panicked { message, location },
        remote_call::CallError::ProcessExited => CallError::ProcessExited,
        remote_call::CallError::InvalidReply => CallError::InvalidReply,
        remote_call::CallError::ReplyTooLong => CallError::ReplyTooLong,
    })
}

";

/// Returns the name by which the server modules call the crate with the answer to an
/// exercise.
pub fn answer_crate(id: &str) -> String {
    format!("answer_{id}")
}

/// Returns the source of a list of the checks in a file, in one line. A check may return
/// what a test may return.
///
/// # Errors
///
/// Returns an error if the file isn't Rust, or a check is meant to panic.
fn check_list(checks_source: &str) -> anyhow::Result<String> {
    let mut entries = Vec::new();
    for item in syn::parse_file(checks_source)?.items {
        let Item::Fn(ItemFn { attrs, sig, .. }) = item else {
            continue;
        };
        let has = |name: &str| {
            attrs
                .iter()
                .any(|attribute| attribute.path().is_ident(name))
        };
        if !has("test") {
            continue;
        }
        let check = sig.ident;
        ensure!(
            !has("should_panic"),
            "the check {check} is marked with `#[should_panic]`, which says nothing about an \
             answer in another process: remove it, and compare what the call returns"
        );
        let name = check.to_string();
        let conditions = attrs
            .iter()
            .filter(|attribute| attribute.path().is_ident("cfg"));
        entries.push(quote! {
            #(#conditions)*
            (#name, || {
                let code = std::process::Termination::report(#check());
                assert!(code == std::process::ExitCode::SUCCESS);
            })
        });
    }
    Ok(quote! { pub const ALL_CHECKS: ::checks::CheckList = &[#(#entries),*]; }.to_string())
}

/// The test that runs the requested check.
pub const REQUESTED: &str = "requested";

/// The package generated for a chapter's checks.
pub struct CheckPackage {
    /// The name of the exercises' package.
    pub name: String,
    /// The name of the library crate with students' answers, which the stubs replace.
    pub library: String,
    /// The source files, by their paths in the package.
    pub files: BTreeMap<PathBuf, String>,
    /// The packages that answers may use.
    pub externs: Vec<String>,
    /// The packages that the checks use, including `externs`.
    pub dependencies: Vec<String>,
    /// The code around students' answers, by exercise id.
    pub exercises: BTreeMap<String, ExerciseHarness>,
}

impl CheckPackage {
    /// Generates the package for the assigned exercises that `package` contains.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be read, or a starter or checks can't be parsed.
    pub fn new(package: &Package, exercises: &[AssignedExercise]) -> anyhow::Result<CheckPackage> {
        let manifest = Manifest::read(&package.path)?;
        let externs = manifest.dependencies("dependencies");
        let mut dependencies = manifest.dependencies("dev-dependencies");
        dependencies.extend(externs.iter().cloned());
        let mut check_package = CheckPackage {
            name: package.name.clone(),
            library: package.name.replace('-', "_"),
            files: BTreeMap::new(),
            externs,
            dependencies,
            exercises: BTreeMap::new(),
        };
        let mut stub_library = STUB_LIBRARY.to_owned();
        let mut checks = String::new();
        let mut modules = String::new();
        for assigned in exercises
            .iter()
            .filter(|assigned| assigned.package.name == package.name)
        {
            let id = &assigned.exercise.id;
            check_package
                .add_exercise(assigned)
                .with_context(|| format!("in the exercise `{id}`"))?;
            stub_library += &format!("pub mod {id};\n");
            checks += &format!("mod {id};\n");
            modules += &format!("(\"{id}\", {id}::ALL_CHECKS),\n");
        }
        checks += &format!(
            "#[test]\nfn {REQUESTED}() {{\n    checks::run_requested(&[\n{modules}    ]);\n}}\n"
        );
        let files = &mut check_package.files;
        files.insert("src/lib.rs".into(), stub_library);
        files.insert("tests/checks.rs".into(), checks);
        Ok(check_package)
    }

    fn add_exercise(&mut self, assigned: &AssignedExercise) -> anyhow::Result<()> {
        let AssignedExercise {
            package, exercise, ..
        } = assigned;
        let id = &exercise.id;
        let starter = read(&package.starter_path(exercise))?;
        let function = RemoteFunction::parse(&starter, id)?;
        self.files
            .insert(format!("src/{id}.rs").into(), function.client_module());
        // The macros of the checks read the impostors.
        for file in source_files(&package.path, id).map_err(Error::msg)? {
            let path = file.strip_prefix(&package.path)?.to_owned();
            self.files.insert(path, read(&file)?);
        }
        let checks_file = package.checks_path(exercise);
        let checks_source = read(&checks_file)?;
        let checks =
            check_names(&checks_source).with_context(|| format!("in {}", checks_file.display()))?;
        let check_list =
            check_list(&checks_source).with_context(|| format!("in {}", checks_file.display()))?;
        // At the end, so that the numbers of the lines stay the same.
        let with_list = format!("{checks_source}\n{check_list}\n");
        self.files
            .insert(format!("tests/{id}.rs").into(), with_list);
        let exercise_harness = ExerciseHarness {
            server_module: function.server_module(&answer_crate(id), &self.library),
            signature: function.signature,
            forbidden: exercise.forbidden.clone(),
            starter,
            checks,
        };
        self.exercises.insert(id.clone(), exercise_harness);
        Ok(())
    }

    /// Compiles the program with the checks unless `scratch` contains it already. Returns
    /// its path.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written, the package doesn't compile, or a
    /// check isn't in the program.
    pub fn compile(
        &self,
        scratch: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let dir = scratch.join(&self.name);
        let program = dir.join("made/checks");
        if program.exists() {
            return Ok(program);
        }
        // Compiles in a temporary folder, because another process may be compiling the
        // same program.
        create_folder(&dir.join("made"))?;
        let temp_dir = tempfile::tempdir_in(&dir)?;
        for (path, text) in &self.files {
            write(&temp_dir.path().join(path), text)?;
        }
        let compiled = self.compile_in(temp_dir.path(), libraries, rustc)?;
        self.ensure_complete(&compiled)?;
        fs::rename(compiled, &program)
            .with_context(|| format!("can't write {}", program.display()))?;
        Ok(program)
    }

    /// Compiles the stubs to a library and the checks to a program. Returns the program's
    /// path.
    fn compile_in(
        &self,
        dir: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let stubs = dir.join(format!("lib{}.rlib", self.library));
        let program = dir.join("program");
        let mut rustc = Rustc {
            program: rustc.to_owned(),
            dir,
            externs: self.externs_of_checks(libraries)?,
        };
        let name = format!("--crate-name={}", self.library);
        rustc.run(&["src/lib.rs", "--crate-type=rlib", &name], &stubs)?;
        rustc.externs.push((&self.library, &stubs));
        rustc.run(
            &["tests/checks.rs", "--test", "--crate-name=all_checks"],
            &program,
        )?;
        Ok(program)
    }

    /// Fails if the tests in the program aren't exactly the checks that count: a missing
    /// one would never fail, and an additional one would never run.
    fn ensure_complete(&self, program: &Path) -> anyhow::Result<()> {
        let output = Command::new(program)
            .args(["--list", "--format=terse"])
            .output()?;
        let stdout = String::from_utf8(output.stdout)?;
        let compiled: BTreeSet<_> = stdout
            .lines()
            .filter_map(|line| line.strip_suffix(": test"))
            .map(str::to_owned)
            .collect();
        let mut expected = BTreeSet::from([REQUESTED.to_owned()]);
        for (id, exercise) in &self.exercises {
            expected.extend(exercise.checks.iter().map(|check| check_path(id, check)));
        }
        if let Some(path) = expected.difference(&compiled).next() {
            bail!("the check {path} isn't compiled: does a `cfg` hide it?");
        }
        if let Some(path) = compiled.difference(&expected).next() {
            bail!("the check {path} doesn't count: move it to the top level of its file");
        }
        Ok(())
    }

    /// Returns the libraries that the checks and the stubs use, with their names.
    fn externs_of_checks<'a>(
        &self,
        libraries: &'a Libraries,
    ) -> anyhow::Result<Vec<(&'a str, &'a Path)>> {
        let names = self
            .dependencies
            .iter()
            .map(|name| name.replace('-', "_"))
            .chain(["remote_call".to_owned(), "checks".to_owned()]);
        let mut externs = Vec::new();
        for name in names {
            let (name, file) = libraries
                .get_key_value(&name)
                .with_context(|| format!("cargo made no `{name}`"))?;
            externs.push((&**name, &**file));
        }
        externs.sort();
        externs.dedup();
        Ok(externs)
    }
}
