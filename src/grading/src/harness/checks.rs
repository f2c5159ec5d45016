//! The checks as we compile them: the answers that they call are stubs, which
//! ask another process.

use std::path::{Path, PathBuf};

use anyhow::{Context, Error};
use impostor_files::files;
use quote::format_ident;

use super::package::Sources;
use super::stubs::Function;
use super::{Check, Plan, Scaffold};
use othellier_project::catalog::{Exercise, Package, checks_in_order};
use othellier_project::files::read;
use othellier_project::starter::pristine;

/// What the stubs do when there is no answer.
const STUBS: &str = "\
#![allow(missing_docs)]

/// Passes on why no answer came.
fn lost<A>(lost: remote_call::Lost) -> A {
    std::panic::panic_any(lost)
}

";

impl Sources {
    /// Adds the stubs and the checks of all exercises.
    pub(super) fn add_checks(&mut self, plan: &Plan, hidden: Option<&Path>) -> anyhow::Result<()> {
        let (mut lib, mut tests) = (STUBS.to_owned(), String::new());
        for exercise in &plan.exercises {
            let id = &exercise.id;
            let scaffold = self
                .add_exercise(plan.package, exercise, hidden, &mut tests)
                .with_context(|| format!("in the exercise `{id}`"))?;
            lib += &format!("pub mod {id};\n");
            self.exercises.insert(id.clone(), scaffold);
        }
        self.files.insert("src/lib.rs".into(), lib);
        self.files.insert("tests/checks.rs".into(), tests);
        Ok(())
    }

    fn add_exercise(
        &mut self,
        package: &Package,
        exercise: &Exercise,
        hidden: Option<&Path>,
        tests: &mut String,
    ) -> anyhow::Result<Scaffold> {
        let id = &exercise.id;
        let starter = pristine(&package.answer_file(exercise))?;
        let function = Function::of(&starter, id)?;
        let stub = format!("src/{id}.rs");
        self.files.insert(stub.into(), function.client());
        // The checks know the impostors.
        for file in files(&package.path, id).map_err(Error::msg)? {
            let place = file.strip_prefix(&package.path)?.to_owned();
            self.files.insert(place, read(&file)?);
        }
        let mut checks = Vec::new();
        for (module, file) in checks_of(package, exercise, hidden) {
            let text = read(&file)?;
            let names = checks_in_order(&text).with_context(|| format!("in {}", file.display()))?;
            self.files.insert(format!("tests/{module}.rs").into(), text);
            *tests += &format!("mod {module};\n");
            let hidden = module.starts_with("hidden_");
            let check = |name| Check { name, hidden };
            checks.extend(names.into_iter().map(check));
        }
        Ok(Scaffold {
            server: function.server(&format_ident!("{}", self.library)),
            signature: function.signature,
            forbidden: exercise.forbidden.clone(),
            starter,
            checks,
        })
    }
}

/// The files with the checks of an exercise, and the names of their modules:
/// ours, and a teacher's own, where there is one.
fn checks_of(
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
