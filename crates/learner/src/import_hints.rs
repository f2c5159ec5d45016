//! Hints about the chapter crate to import an unresolved name from. The compiler
//! suggests only items of the standard library, if any.

use std::path::Path;

use othellier_project::files::read;
use othellier_project::manifest::Manifest;
use syn::{Item, ItemMod, ItemStruct, UseTree, Visibility};

use crate::course::CourseEntry;

/// Returns a sentence for each of the unresolved names that a crate exports which the
/// exercise depends on. If several do, it names the latest chapter's.
///
/// # Errors
///
/// Returns an error if a manifest or a crate's `lib.rs` can't be read.
pub(crate) fn import_hints(entry: CourseEntry, unresolved: &[&str]) -> anyhow::Result<Vec<String>> {
    if unresolved.is_empty() {
        return Ok(Vec::new());
    }
    let crates = importable_crates(entry)?;
    let hint = |name: &&str| {
        let exporter = crates
            .iter()
            .rfind(|candidate| candidate.exports.iter().any(|export| export == name))?;
        let path = &exporter.path;
        Some(format!(
            "You'll find `{name}` in `{path}`: `use {path}::{name};`"
        ))
    };
    Ok(unresolved.iter().filter_map(hint).collect())
}

/// A crate that an exercise depends on.
struct ImportableCrate {
    /// The name in Rust paths.
    path: String,
    /// The public items of its root.
    exports: Vec<String>,
}

/// Returns the crates of the workspace that the exercise depends on: those of the
/// chapters, in order, and then those that the chapters share.
fn importable_crates(entry: CourseEntry) -> anyhow::Result<Vec<ImportableCrate>> {
    let dependencies = Manifest::read(&entry.package.path)?.dependencies("dependencies");
    let root = entry
        .package
        .path
        .ancestors()
        .nth(3)
        .unwrap_or(Path::new(""));
    let workspace = Manifest::read(root)?;
    let mut crates: Vec<_> = dependencies
        .into_iter()
        .filter_map(|name| Some((root.join(workspace.workspace_dependency_path(&name)?), name)))
        .collect();
    crates.sort();
    crates
        .into_iter()
        .map(|(folder, name)| {
            Ok(ImportableCrate {
                path: name.replace('-', "_"),
                exports: exports(&read(&folder.join("src/lib.rs"))?)?,
            })
        })
        .collect()
}

/// Returns the names of the public items of a crate's root: modules, structs,
/// functions and re-exports.
fn exports(lib: &str) -> syn::Result<Vec<String>> {
    let mut names = Vec::new();
    for item in syn::parse_file(lib)?.items {
        match item {
            Item::Use(item) if is_public(&item.vis) => push_names(&item.tree, &mut names),
            Item::Mod(ItemMod { vis, ident, .. }) | Item::Struct(ItemStruct { vis, ident, .. })
                if is_public(&vis) =>
            {
                names.push(ident.to_string());
            }
            Item::Fn(item) if is_public(&item.vis) => names.push(item.sig.ident.to_string()),
            _ => {}
        }
    }
    Ok(names)
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Adds the names that a `use` brings into scope.
fn push_names(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => push_names(&path.tree, names),
        UseTree::Group(group) => {
            for tree in &group.items {
                push_names(tree, names);
            }
        }
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Glob(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::Course;
    use othellier_project::repository::Repository;
    use pretty_assertions::assert_eq;

    /// Returns the workspace's crates that a file imports from, each with the names
    /// imported from its root.
    fn imports(text: &str) -> Vec<(String, Vec<String>)> {
        let mut imports = Vec::new();
        for item in syn::parse_file(text).unwrap().items {
            let Item::Use(item) = item else { continue };
            let UseTree::Path(path) = item.tree else {
                continue;
            };
            let mut names = Vec::new();
            if !matches!(*path.tree, UseTree::Path(_)) {
                push_names(&path.tree, &mut names);
            }
            imports.push((path.ident.to_string(), names));
        }
        imports.retain(|(name, _)| !["std", "ratatui"].contains(&name.as_str()));
        imports
    }

    #[test]
    fn hints_name_the_crates_that_solutions_import_from() {
        let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
        let course = Course::load(&repository).unwrap();
        let mut count = 0;
        for entry in course.entries() {
            let solution = entry.package.solution_path(entry.exercise);
            for (path, names) in imports(&read(&solution).unwrap()) {
                for name in names {
                    let expected =
                        format!("You'll find `{name}` in `{path}`: `use {path}::{name};`");
                    let hints = import_hints(entry, &[&name]).unwrap();
                    assert_eq!(hints, [expected], "{}", entry.number());
                    count += 1;
                }
            }
        }
        assert!(count > 0);
    }
}
