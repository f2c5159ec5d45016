//! What is compiled once for an assignment, from our own code: the checks,
//! with functions that ask another process for their answers, and the chapters
//! that a student's code may use.

mod build;
mod chapters;
mod checks;
mod manifest;
mod package;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use build::Workspace;
pub use checks::check_hidden;
use checks::checks_of;
use othellier_project::catalog::{Exercise, Package};
use othellier_project::workspace;
use package::Made;

/// A chapter's exercises, ready to be asked.
#[derive(Debug)]
pub struct Trusted {
    /// The name of the students' library, such as `directions_exercises`.
    pub library: String,
    /// The package with the checks: where a check says that it stands.
    #[cfg_attr(not(unix), expect(dead_code, reason = "no check runs there"))]
    pub package: String,
    /// The program with the checks.
    pub checks: PathBuf,
    /// The folder with the compiled chapters, and nothing else.
    pub chapters: PathBuf,
    /// The compiled chapters that a student may name, by their names, as files
    /// of that folder.
    pub externs: BTreeMap<String, String>,
    /// The compiled library over which the questions come, another such file.
    pub wire: String,
    /// The exercises, by their ids.
    pub exercises: BTreeMap<String, Texts>,
}

/// The texts of an exercise that are put around a student's.
#[derive(Debug)]
pub struct Texts {
    /// The starter: it stands in for an answer that does not compile.
    pub starter: String,
    /// The module that calls the answer.
    pub call: String,
    /// How the starter declares the function.
    pub signature: String,
    /// The names of the checks, in order; the hidden ones come last.
    pub checks: Vec<Named>,
}

/// A check of the program with the checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// Whether students did not see it.
    pub hidden: bool,
}

impl Named {
    /// Its path in the program with the checks.
    pub fn path(&self, exercise: &str) -> String {
        match self.hidden {
            true => format!("hidden_{exercise}::{}", self.name),
            false => format!("{exercise}::{}", self.name),
        }
    }
}

/// What is to be compiled for a chapter.
pub struct Plan<'a> {
    /// The chapter's exercises.
    pub package: &'a Package,
    /// Those that are asked for.
    pub exercises: Vec<&'a Exercise>,
}

/// Compiles the checks of some exercises, and the chapters below them, in a
/// folder of `scratch` for exactly these: two assignments that are graded at
/// the same time do not meet.
///
/// # Errors
///
/// When a file cannot be read or written, or something does not compile.
pub fn build(
    root: &Path,
    scratch: &Path,
    hidden: Option<&Path>,
    plans: &[Plan],
) -> anyhow::Result<Vec<Trusted>> {
    let key = key(hidden, plans);
    let folder = scratch.join(&key);
    let made = plans.iter().map(|plan| Made { plan, key: &key });
    let made: Vec<_> = made.collect();
    let names = made
        .iter()
        .flat_map(|made| [made.checks(), made.chapters()]);
    let names: Vec<_> = names.collect();
    workspace::lay_out(root, &folder, names.iter().map(String::as_str))?;
    let texts = made.iter().map(|made| made.write(&folder, hidden));
    let texts = texts.collect::<anyhow::Result<Vec<_>>>()?;
    let workspace = Workspace {
        folder: &folder,
        target: &scratch.join("target"),
    };
    let programs = checks::compile(&workspace, &made)?;
    let ready = made.iter().zip(programs).zip(texts);
    ready
        .map(|((made, program), texts)| made.finish(&workspace, program, texts))
        .collect()
}

/// A name for these exercises with these checks. The packages are called by it
/// too: cargo tells packages from one another by their names, not by the folder
/// of their workspace.
fn key(hidden: Option<&Path>, plans: &[Plan]) -> String {
    let mut hasher = DefaultHasher::new();
    for plan in plans {
        for exercise in &plan.exercises {
            exercise.number.hash(&mut hasher);
            for (module, file) in checks_of(plan.package, exercise, hidden) {
                (module, fs::read(file).ok()).hash(&mut hasher);
            }
        }
    }
    format!("{:016x}", hasher.finish())
}
