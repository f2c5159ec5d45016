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
    let blank = |text: &String| text.trim().is_empty();
    let (mut ids, mut complaints) = (HashSet::new(), Vec::new());
    for exercise in &package.exercises {
        let Exercise {
            number,
            id,
            objectives,
            hints,
            ..
        } = exercise;
        let fields = [
            (blank(&exercise.title), "a title"),
            (exercise.minutes < 2, "minutes"),
            (exercise.points < 2, "points"),
            (
                objectives.is_empty() || objectives.iter().any(blank),
                "objectives",
            ),
            (hints.iter().any(blank), "three hints"),
            (!is_in(book, &exercise.section), "a section of the book"),
            (!ids.insert(id), "an id that isn't taken"),
        ];
        let needed = fields.iter().filter(|(is_needed, _)| *is_needed);
        complaints.extend(needed.map(|(_, field)| format!("{number} {id}: needs {field}")));
    }
    complaints
}

/// Whether the book has this section, a page and the anchor of a heading in it.
fn is_in(book: &Path, section: &str) -> bool {
    let Some((page, anchor)) = section.split_once('#') else {
        return false;
    };
    let text = fs::read_to_string(book.join("src").join(page));
    text.is_ok_and(|text| text.contains(&format!("{{#{anchor}}}")))
}
