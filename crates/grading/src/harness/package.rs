//! The package that is made for a chapter's checks, as we compile them: the answers
//! that they call are stubs, which ask another process.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Error, bail};
use impostor_files::source_files;
use quote::format_ident;

use super::build::{Libraries, Rustc};
use super::stubs::AskedFunction;
use super::{Scaffold, check_path};
use crate::assignment::AskedExercise;
use othellier_project::catalog::{Package, check_names};
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;

/// What the stubs do when there is no answer.
const STUBS: &str = "\
#![allow(missing_docs)]

/// Panics with the error of the call, which the checks catch.
fn fail<A>(error: remote_call::CallError) -> A {
    use checks::CallError;
    std::panic::panic_any(match error {
        remote_call::CallError::Panicked { message, location } => CallError::Panicked { message, location },
        remote_call::CallError::ProcessExited => CallError::ProcessExited,
        remote_call::CallError::InvalidReply => CallError::InvalidReply,
    })
}

";

/// The sources of a chapter's checks.
pub struct Sources {
    /// The name of the exercises' package.
    pub package: String,
    /// The name of the students' library, which the stubs replace.
    pub library: String,
    /// The files, by their places.
    pub files: BTreeMap<PathBuf, String>,
    /// The packages that the answers may use.
    pub externs: Vec<String>,
    /// The packages that the checks use.
    pub needs: Vec<String>,
    /// What is put around the students' answers.
    pub exercises: BTreeMap<String, Scaffold>,
}

impl Sources {
    /// The sources for those of the exercises that are in this package.
    pub fn read(package: &Package, tasks: &[AskedExercise]) -> anyhow::Result<Sources> {
        let manifest = Manifest::read(&package.path)?;
        let externs = manifest.dependencies("dependencies");
        let mut needs = manifest.dependencies("dev-dependencies");
        needs.extend(externs.iter().cloned());
        let mut sources = Sources {
            package: package.name.clone(),
            library: package.name.replace('-', "_"),
            files: BTreeMap::new(),
            externs,
            needs,
            exercises: BTreeMap::new(),
        };
        let (mut lib, mut tests) = (STUBS.to_owned(), String::new());
        for task in tasks
            .iter()
            .filter(|task| task.package.name == package.name)
        {
            let id = &task.exercise.id;
            let scaffold = sources
                .add_exercise(task, &mut tests)
                .with_context(|| format!("in the exercise `{id}`"))?;
            lib += &format!("pub mod {id};\n");
            sources.exercises.insert(id.clone(), scaffold);
        }
        sources.files.insert("src/lib.rs".into(), lib);
        sources.files.insert("tests/checks.rs".into(), tests);
        Ok(sources)
    }

    fn add_exercise(
        &mut self,
        AskedExercise {
            package, exercise, ..
        }: &AskedExercise,
        tests: &mut String,
    ) -> anyhow::Result<Scaffold> {
        let id = &exercise.id;
        let starter = read(&package.starter_path(exercise))?;
        let function = AskedFunction::of(&starter, id)?;
        let stub = format!("src/{id}.rs");
        self.files.insert(stub.into(), function.client());
        // The checks know the impostors.
        for file in source_files(&package.path, id).map_err(Error::msg)? {
            let place = file.strip_prefix(&package.path)?.to_owned();
            self.files.insert(place, read(&file)?);
        }
        let file = package.checks_path(exercise);
        let text = read(&file)?;
        let checks = check_names(&text).with_context(|| format!("in {}", file.display()))?;
        self.files.insert(format!("tests/{id}.rs").into(), text);
        *tests += &format!("mod {id};\n");
        Ok(Scaffold {
            server: function.server(&format_ident!("{}", self.library)),
            signature: function.signature,
            forbidden: exercise.forbidden.clone(),
            starter,
            checks,
        })
    }

    /// The program with the checks, compiled in this folder unless it's already
    /// there.
    pub fn compile(
        &self,
        folder: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let folder = folder.join(&self.package);
        let program = folder.join("made/checks");
        if program.exists() {
            return Ok(program);
        }
        // Another run may be compiling the same thing, so each has its own
        // place.
        fs::create_dir_all(folder.join("made"))?;
        let aside = tempfile::tempdir_in(&folder)?;
        for (place, text) in &self.files {
            write(&aside.path().join(place), text)?;
        }
        let made = self.compile_in(aside.path(), libraries, rustc)?;
        self.ensure_complete(&made)?;
        fs::rename(made, &program)?;
        Ok(program)
    }

    /// Compiles the stubs to a library, then the checks to a program.
    fn compile_in(
        &self,
        folder: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let stubs = folder.join(format!("lib{}.rlib", self.library));
        let program = folder.join("program");
        let mut rustc = Rustc {
            program: rustc.to_owned(),
            folder,
            externs: self.externs(libraries)?,
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

    /// Makes sure that the program has the checks that count, and no others: a
    /// missing one would never fail, and no answer would be asked one more.
    fn ensure_complete(&self, program: &Path) -> anyhow::Result<()> {
        let mut list = Command::new(program);
        list.args(["--list", "--format=terse"]);
        let list = String::from_utf8(list.output()?.stdout)?;
        let listed = list.lines().filter_map(|line| line.strip_suffix(": test"));
        let listed: BTreeSet<_> = listed.map(str::to_owned).collect();
        let counted = self.exercises.iter().flat_map(|(id, scaffold)| {
            scaffold
                .checks
                .iter()
                .map(move |check| check_path(id, check))
        });
        let counted: BTreeSet<_> = counted.collect();
        if let Some(path) = counted.difference(&listed).next() {
            bail!("the check {path} isn't compiled: does a `cfg` hide it?");
        }
        if let Some(path) = listed.difference(&counted).next() {
            bail!("the check {path} doesn't count: move it to the top level of its file");
        }
        Ok(())
    }

    /// What the checks and the stubs may name.
    fn externs<'a>(&self, libraries: &'a Libraries) -> anyhow::Result<Vec<(&'a str, &'a Path)>> {
        let names = self.needs.iter().map(|name| name.replace('-', "_"));
        let names = names.chain(["remote_call".to_owned(), "checks".to_owned()]);
        let library = |name: String| {
            let found = libraries.get_key_value(&name);
            let found = found.map(|(name, file)| (&**name, &**file));
            found.with_context(|| format!("cargo made no `{name}`"))
        };
        let mut externs = names.map(library).collect::<Result<Vec<_>, _>>()?;
        externs.sort();
        externs.dedup();
        Ok(externs)
    }
}
