//! Completeness of exercise packages: each exercise has all its files, and each field
//! of `exercises.toml` has a sensible value. Parsing that file has already checked that
//! the fields are there.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{list, portable_path, read};
use syn::Item;

/// Returns complaints about missing files of listed exercises and files of unlisted
/// ones. Paths in them are relative to `root`, the root of the repository.
///
/// # Errors
///
/// Returns an error if a folder or `src/lib.rs` can't be read.
pub(super) fn file_complaints(package: &Package, root: &Path) -> anyhow::Result<Vec<String>> {
    let mut listed: BTreeSet<_> = package.exercises.iter().map(|e| e.id.clone()).collect();
    let path = package.path.strip_prefix(root).unwrap_or(&package.path);
    let modules = declared_modules(&read(&package.path.join("src/lib.rs"))?)?;
    let mut complaints = difference_complaints(&path.join("src/lib.rs"), &listed, &modules);
    for folder in ["starters", "tests", "solutions", "impostors"] {
        let names = file_stems(&package.path.join(folder))?;
        complaints.extend(difference_complaints(&path.join(folder), &listed, &names));
    }
    listed.insert("lib".to_owned());
    let names = file_stems(&package.path.join("src"))?;
    complaints.extend(difference_complaints(&path.join("src"), &listed, &names));
    Ok(complaints)
}

fn difference_complaints(
    path: &Path,
    listed: &BTreeSet<String>,
    found: &BTreeSet<String>,
) -> Vec<String> {
    let path = portable_path(path);
    let missing = listed
        .difference(found)
        .map(|id| format!("{path}: `{id}` is missing"));
    let unlisted = found
        .difference(listed)
        .map(|id| format!("{path}: `{id}` isn't a listed exercise"));
    missing.chain(unlisted).collect()
}

/// Returns the names of a folder's entries without their extensions. Backups of
/// answers don't count, and a missing folder is empty.
fn file_stems(folder: &Path) -> anyhow::Result<BTreeSet<String>> {
    if !folder.exists() {
        return Ok(BTreeSet::new());
    }
    let mut names = BTreeSet::new();
    for path in list(folder)? {
        if path.extension().is_none_or(|extension| extension != "bak") {
            let stem = path.file_stem().unwrap_or_default();
            names.insert(stem.to_string_lossy().into_owned());
        }
    }
    Ok(names)
}

/// Returns the names of the modules that a file declares.
fn declared_modules(text: &str) -> syn::Result<BTreeSet<String>> {
    let mut modules = BTreeSet::new();
    for item in syn::parse_file(text)?.items {
        if let Item::Mod(module) = item {
            modules.insert(module.ident.to_string());
        }
    }
    Ok(modules)
}

/// Returns complaints about fields that are empty, too small, duplicate, or refer to
/// nothing in the book.
pub(super) fn field_complaints(book: &Path, package: &Package) -> Vec<String> {
    let is_blank = |text: &String| text.trim().is_empty();
    let mut ids = HashSet::new();
    let mut complaints = Vec::new();
    for exercise in &package.exercises {
        let Exercise {
            number,
            id,
            objectives,
            ..
        } = exercise;
        let hints = exercise.hints();
        let needs = [
            (is_blank(&exercise.title), "a title"),
            (exercise.minutes < 2, "minutes"),
            (exercise.points < 2, "points"),
            (
                objectives.is_empty() || objectives.iter().any(is_blank),
                "objectives",
            ),
            (
                hints.len() != 3 || hints.iter().any(is_blank),
                "three hints",
            ),
            (
                !is_section_of(book, &exercise.section),
                "a section of the book",
            ),
            (!ids.insert(id), "an id that isn't taken"),
        ];
        for (is_needed, field) in needs {
            if is_needed {
                complaints.push(format!("{number} {id}: needs {field}"));
            }
        }
    }
    complaints
}

/// The number of characters, spaces not counted, of the longest code that a hint may quote
/// from the solution. Names of functions are shorter, and whole expressions are longer.
const MAX_QUOTED_CHARS: usize = 24;

/// Returns complaints about hints that quote code from the solution.
pub(super) fn hint_complaints(package: &Package) -> Vec<String> {
    let without_spaces = |text: &str| text.split_whitespace().collect::<String>();
    let mut complaints = Vec::new();
    for exercise in &package.exercises {
        let Ok(solution) = read(&package.solution_path(exercise)) else {
            // There's a complaint about the missing file.
            continue;
        };
        let solution = without_spaces(&solution);
        let Exercise { number, id, .. } = exercise;
        for (index, hint) in (1..).zip(exercise.hints()) {
            let code = hint.split('`').skip(1).step_by(2);
            for quote in code.map(without_spaces) {
                let quote = quote.trim_end_matches(';');
                if quote.chars().count() > MAX_QUOTED_CHARS && solution.contains(quote) {
                    complaints.push(format!(
                        "{number} {id}: hint {index} has a line of the solution: {quote}"
                    ));
                }
            }
        }
    }
    complaints
}

/// Tests if the book has a section, given as a page and an anchor.
fn is_section_of(book: &Path, section: &str) -> bool {
    let Some((page, anchor)) = section.split_once('#') else {
        return false;
    };
    let text = fs::read_to_string(book.join("src").join(page));
    text.is_ok_and(|text| text.contains(&format!("{{#{anchor}}}")))
}

#[cfg(test)]
mod tests {
    use super::hint_complaints;
    use othellier_project::catalog;
    use othellier_project::repository::Repository;
    use pretty_assertions::assert_eq;
    use std::path::Path;

    #[test]
    fn no_hint_has_a_line_of_the_solution() {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let packages = catalog::packages(&repository).unwrap();
        let complaints: Vec<_> = packages.iter().flat_map(hint_complaints).collect();
        assert_eq!(complaints, Vec::<String>::new());
    }
}
