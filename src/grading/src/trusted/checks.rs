//! The checks as they are compiled: around them stand functions that ask
//! another process for their answers.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use quote::format_ident;

use super::build::Workspace;
use super::package::Made;
use super::{Named, Texts};
use crate::proxy::Asked;
use othellier_project::cargo::Compiled;
use othellier_project::catalog::{Exercise, Package, checks_in_order};
use othellier_project::files::{read, write};
use othellier_project::starter::pristine;

/// What the functions that stand in for the students' do without an answer.
const STAND_INS: &str = "\
#![allow(missing_docs)]

/// Passes on why no answer came.
fn lost<A>(lost: wire::Lost) -> A {
    std::panic::panic_any(lost)
}

";

impl Made<'_> {
    /// Writes the stand-ins and the checks, and gives what is put around a
    /// student's answers.
    pub fn write_checks(
        &self,
        folder: &Path,
        hidden: Option<&Path>,
    ) -> anyhow::Result<BTreeMap<String, Texts>> {
        let (mut lib, mut tests) = (STAND_INS.to_owned(), String::new());
        let mut all = BTreeMap::new();
        for exercise in &self.plan.exercises {
            let id = &exercise.id;
            let texts = self
                .write_exercise(folder, exercise, hidden, &mut tests)
                .with_context(|| format!("in the exercise `{id}`"))?;
            lib += &format!("pub mod {id};\n");
            all.insert(id.clone(), texts);
        }
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)?;
        Ok(all)
    }

    fn write_exercise(
        &self,
        folder: &Path,
        exercise: &Exercise,
        hidden: Option<&Path>,
        tests: &mut String,
    ) -> anyhow::Result<Texts> {
        let (package, id) = (self.plan.package, &exercise.id);
        let starter = pristine(&package.answer_file(exercise))?;
        let asked = Asked::of(&starter, id)?;
        write(&folder.join(format!("src/{id}.rs")), &asked.stand_in())?;
        let mut checks = Vec::new();
        for (module, file) in checks_of(package, exercise, hidden) {
            let text = read(&file)?;
            let names = checks_in_order(&text)
                .with_context(|| format!("in {}", file.display()))?;
            write(&folder.join(format!("tests/{module}.rs")), &text)?;
            *tests += &format!("mod {module};\n");
            let hidden = module.starts_with("hidden_");
            let named = |name| Named { name, hidden };
            checks.extend(names.into_iter().map(named));
        }
        let call = asked.call(&format_ident!("{}", self.library()));
        Ok(Texts {
            starter,
            call,
            signature: asked.signature,
            checks,
        })
    }
}

/// The files with the checks of an exercise, and how their modules are called:
/// ours, and a teacher's own, where there is one.
pub fn checks_of(
    package: &Package,
    exercise: &Exercise,
    hidden: Option<&Path>,
) -> Vec<(String, PathBuf)> {
    let id = &exercise.id;
    let ours = (id.clone(), package.checks(exercise));
    let theirs = hidden.map(|folder| folder.join(format!("{id}.rs")));
    let theirs = theirs.filter(|file| file.is_file());
    let theirs = theirs.map(|file| (format!("hidden_{id}"), file));
    [Some(ours), theirs].into_iter().flatten().collect()
}

/// Refuses a folder of hidden checks in which a file is named after no exercise
/// of the book: its checks would not count, and nobody would know.
///
/// # Errors
///
/// When there is such a file, or no such folder.
pub fn check_hidden(folder: &Path, packages: &[Package]) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| {
        format!("the hidden checks {} cannot be read", folder.display())
    })?;
    for entry in entries {
        let path = entry?.path();
        let id = path.file_stem().unwrap_or_default();
        let mut all = packages.iter().flat_map(|it| &it.exercises);
        let is_rust = path.extension().is_some_and(|it| it == "rs");
        ensure!(
            !is_rust || all.any(|exercise| *exercise.id == *id),
            "{} is named after no exercise; name it like ray_length.rs",
            path.display()
        );
    }
    Ok(())
}

/// Compiles the checks of all chapters: their programs, in the same order.
pub fn compile(
    workspace: &Workspace,
    made: &[Made],
) -> anyhow::Result<Vec<PathBuf>> {
    let names: Vec<_> = made.iter().map(Made::checks).collect();
    let mut words = vec!["--test", "checks"];
    words.extend(names.iter().flat_map(|name| ["-p", name]));
    let built = workspace.build(&words)?;
    let programs = names.iter().map(|name| {
        program_of(name, &built)
            .with_context(|| format!("cargo made no `{name}`"))
    });
    programs.collect()
}

/// The program with the checks that was made for this package.
fn program_of(package: &str, built: &Compiled) -> Option<PathBuf> {
    let mut programs = built.executables();
    let is_of = |manifest: &Path| {
        manifest
            .parent()
            .is_some_and(|folder| folder.ends_with(package))
    };
    programs.find_map(|(artifact, program)| {
        is_of(artifact.manifest_path.as_std_path()).then_some(program)
    })
}
