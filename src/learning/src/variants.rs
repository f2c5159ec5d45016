//! The files of an exercise package.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use syn::Item;

use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::read;

/// An answer to an exercise, right or wrong: a file for the package's `src`.
#[derive(Debug, Clone)]
pub struct Variant<'a> {
    /// The exercise that it answers.
    pub exercise: &'a Exercise,
    /// What it is there for.
    pub role: Role,
    /// The file.
    pub file: PathBuf,
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

/// What the first lines of an impostor say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impostor {
    /// The name of its file.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// The words that the check uses for the mistake.
    pub mistake: String,
}

impl Variant<'_> {
    /// The exercise and what this answer to it is.
    pub fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => {
                format!("{exercise}, impostor {}", impostor.name)
            }
        }
    }

    /// A module name that's unique in the chapter, such as
    /// `ray_length_impostor_wraps_around`.
    pub fn module(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}_starter"),
            Role::Solution => format!("{exercise}_solution"),
            Role::Impostor(impostor) => {
                format!("{exercise}_impostor_{}", impostor.name)
            }
        }
    }
}

/// The starter of an exercise; the learner's answer replaces it.
pub fn starter<'a>(package: &Package, exercise: &'a Exercise) -> Variant<'a> {
    Variant {
        exercise,
        role: Role::Starter,
        file: file(package, "src", &exercise.id),
    }
}

/// The solution of an exercise.
pub fn solution<'a>(package: &Package, exercise: &'a Exercise) -> Variant<'a> {
    Variant {
        exercise,
        role: Role::Solution,
        file: file(package, "solutions", &exercise.id),
    }
}

/// The impostors of an exercise, by name.
///
/// # Errors
///
/// When one can't be read, or doesn't begin the way it must.
pub fn impostors<'a>(
    package: &Package,
    exercise: &'a Exercise,
) -> anyhow::Result<Vec<Variant<'a>>> {
    let folder = format!("impostors/{}", exercise.id);
    let names = names_in(&package.path.join(&folder))?.into_iter();
    names
        .map(|name| {
            let file = file(package, &folder, &name);
            let impostor =
                impostor(name, &read(&file)?).with_context(|| format!("in {}", file.display()))?;
            Ok(Variant {
                exercise,
                role: Role::Impostor(impostor),
                file,
            })
        })
        .collect()
}

fn file(package: &Package, folder: &str, name: &str) -> PathBuf {
    package.path.join(folder).join(format!("{name}.rs"))
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

fn impostor(name: String, text: &str) -> anyhow::Result<Impostor> {
    let mut lines = text.lines();
    let mut after = |start: &str| {
        let said = lines.next().and_then(|line| line.strip_prefix(start));
        let said = said.filter(|said| !said.trim().is_empty());
        said.with_context(|| format!("a line must begin with `{start}`"))
    };
    Ok(Impostor {
        caught_by: after("// caught by: ")?.to_owned(),
        mistake: after("// mistake: ")?.to_owned(),
        name,
    })
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
