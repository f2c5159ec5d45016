//! Whether an exercise package is complete: its files are there, and every field
//! of its `exercises.toml` says something. Reading that file has already checked
//! that the fields are there and the tags known.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use syn::Item;

use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{list, read};

/// What is wrong with a package's files: a listed exercise that lacks one, or a
/// file that belongs to no listed exercise. Paths are relative to `root`, the
/// folder of the repository. Fails when a folder or `src/lib.rs` can't be read.
pub(super) fn stray_files(package: &Package, root: &Path) -> anyhow::Result<Vec<String>> {
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
    let missing = listed.difference(found).map(|id| format!("{place}: `{id}` is missing"));
    let stray =
        found.difference(listed).map(|id| format!("{place}: `{id}` isn't a listed exercise"));
    missing.chain(stray).collect()
}

/// The names in a folder, without their endings. A missing folder is empty, and
/// answers that a reset kept don't count.
fn names_in(folder: &Path) -> anyhow::Result<BTreeSet<String>> {
    if !folder.exists() {
        return Ok(BTreeSet::new());
    }
    let mut names = BTreeSet::new();
    for path in list(folder)? {
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

/// Fields that are empty, said twice, or point to nothing in the book.
pub(super) fn empty_fields(book: &Path, package: &Package) -> Vec<String> {
    let mut ids = HashSet::new();
    let exercises = package.exercises.iter();
    exercises
        .flat_map(|exercise| {
            let mut empty = empty_fields_of(exercise);
            if !is_in(book, &exercise.section) {
                empty.push("a section of the book");
            }
            if !ids.insert(&exercise.id) {
                empty.push("an id that isn't taken");
            }
            let name = format!("{} {}", exercise.number, exercise.id);
            empty.into_iter().map(move |f| format!("{name}: needs {f}"))
        })
        .collect()
}

fn empty_fields_of(exercise: &Exercise) -> Vec<&'static str> {
    let blank = |text: &String| text.trim().is_empty();
    let Exercise { objectives, hints, .. } = exercise;
    let no_objective = objectives.is_empty() || objectives.iter().any(blank);
    [
        (blank(&exercise.title), "a title"),
        (exercise.minutes == 0, "minutes"),
        (exercise.points == 0, "points"),
        (no_objective, "objectives"),
        (hints.iter().any(blank), "three hints"),
    ]
    .into_iter()
    .filter_map(|(is_empty, field)| is_empty.then_some(field))
    .collect()
}

/// Whether the book has this section, a page and the anchor of a heading in it.
fn is_in(book: &Path, section: &str) -> bool {
    let Some((page, anchor)) = section.split_once('#') else { return false };
    let text = fs::read_to_string(book.join("src").join(page));
    text.is_ok_and(|text| text.contains(&format!("{{#{anchor}}}")))
}
