//! The files of an exercise package.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::Item;

use super::impostors::{Impostor, impostors as read_impostors};
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::read;

/// An answer to an exercise, right or wrong.
#[derive(Debug, Clone)]
pub struct Variant<'a> {
    /// The exercise that it answers.
    pub exercise: &'a Exercise,
    /// What it is there for.
    pub role: Role,
    /// What it says.
    pub text: String,
}

/// What an answer is there for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// What the learner begins with: it compiles, and fails.
    Starter,
    /// It passes.
    Solution,
    /// A wrong answer, which must be caught.
    Impostor(Impostor),
}

impl Variant<'_> {
    /// The exercise and what this answer to it is.
    pub fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => format!("{exercise}, impostor {}", impostor.name),
        }
    }

    /// A module name that's unique in the chapter, such as
    /// `ray_length_impostor_wraps_around`.
    pub fn module(&self) -> String {
        self.name().replace(", ", "_").replace(' ', "_")
    }
}

/// The starter of an exercise, or the learner's answer in its place.
///
/// # Errors
///
/// When it can't be read.
pub fn starter<'a>(package: &Package, exercise: &'a Exercise) -> anyhow::Result<Variant<'a>> {
    Ok(Variant {
        exercise,
        role: Role::Starter,
        text: read(&package.answer_file(exercise))?,
    })
}

/// The solution of an exercise.
///
/// # Errors
///
/// When it can't be read.
pub fn solution<'a>(package: &Package, exercise: &'a Exercise) -> anyhow::Result<Variant<'a>> {
    Ok(Variant {
        exercise,
        role: Role::Solution,
        text: read(&package.solution(exercise))?,
    })
}

/// The impostors of an exercise, by name.
///
/// # Errors
///
/// When one can't be read, or changes what the solution doesn't have.
pub fn impostors<'a>(
    package: &Package,
    exercise: &'a Exercise,
) -> anyhow::Result<Vec<Variant<'a>>> {
    let impostors = read_impostors(package, exercise)?.into_iter();
    let variant = |(impostor, text)| Variant {
        exercise,
        role: Role::Impostor(impostor),
        text,
    };
    Ok(impostors.map(variant).collect())
}

/// What is wrong with a package's files: a listed exercise that lacks one, or a
/// file that belongs to no listed exercise. Paths are relative to `root`, the
/// folder of the repository.
///
/// # Errors
///
/// When a folder or `src/lib.rs` can't be read.
pub fn stray_files(package: &Package, root: &Path) -> anyhow::Result<Vec<String>> {
    let mut listed: BTreeSet<_> = package.exercises.iter().map(|e| e.id.clone()).collect();
    let modules = modules(&read(&package.path.join("src/lib.rs"))?)?;
    let own = package.path.strip_prefix(root).unwrap_or(&package.path);
    let mut complaints = differ(&own.join("src/lib.rs"), &listed, &modules);
    for folder in ["tests", "solutions", "impostors"] {
        let names = names_in(&package.path.join(folder))?;
        complaints.extend(differ(&own.join(folder), &listed, &names));
    }
    listed.insert("lib".to_owned());
    let names = names_in(&package.path.join("src"))?;
    complaints.extend(differ(&own.join("src"), &listed, &names));
    Ok(complaints)
}

fn differ(place: &Path, listed: &BTreeSet<String>, found: &BTreeSet<String>) -> Vec<String> {
    let place = place.display();
    let missing = listed
        .difference(found)
        .map(|id| format!("{place}: `{id}` is missing"));
    let stray = found
        .difference(listed)
        .map(|id| format!("{place}: `{id}` isn't a listed exercise"));
    missing.chain(stray).collect()
}

/// The names in a folder, without their endings. A missing folder is empty, and
/// answers that a reset kept don't count.
fn names_in(folder: &Path) -> anyhow::Result<BTreeSet<String>> {
    if !folder.exists() {
        return Ok(BTreeSet::new());
    }
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|ending| ending != "bak") {
            let stem = path.file_stem().unwrap_or_default();
            names.insert(stem.to_string_lossy().into_owned());
        }
    }
    Ok(names)
}

/// The modules that a file declares.
fn modules(text: &str) -> syn::Result<BTreeSet<String>> {
    let items = syn::parse_file(text)?.items.into_iter();
    let modules = items.filter_map(|item| match item {
        Item::Mod(module) => Some(module.ident.to_string()),
        _ => None,
    });
    Ok(modules.collect())
}
