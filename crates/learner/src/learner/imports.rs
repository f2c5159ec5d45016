//! Where a name comes from, if an answer uses it without importing it. The
//! compiler suggests something of the same name in the standard library, or
//! nothing.

use std::path::{Path, PathBuf};

use syn::{Item, ItemMod, ItemStruct, UseTree, Visibility};

use super::course::CourseEntry;
use othellier_project::files::read;
use othellier_project::manifest::Manifest;

/// A sentence for each of these names that a chapter's crate has and that the
/// exercise may import. If several have it, the latest is meant. Fails when a
/// manifest or a crate can't be read.
pub(super) fn sources(entry: CourseEntry, missing: &[&str]) -> anyhow::Result<Vec<String>> {
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let crates = crates(entry)?;
    let source = |name: &&str| {
        let is_there = |source: &&UsableCrate| source.names.iter().any(|known| known == name);
        let UsableCrate { path, .. } = crates.iter().rfind(is_there)?;
        Some(format!(
            "You'll find `{name}` in `{path}`: `use {path}::{name};`"
        ))
    };
    Ok(missing.iter().filter_map(source).collect())
}

/// A crate that answers may use.
struct UsableCrate {
    /// Its name in Rust.
    path: String,
    /// What it makes public.
    names: Vec<String>,
}

/// Our crates that the exercise depends on: those of the chapters, in order, and
/// then those that the chapters share.
fn crates(entry: CourseEntry) -> anyhow::Result<Vec<UsableCrate>> {
    let due = Manifest::read(&entry.package.path)?.dependencies("dependencies");
    let root = entry.package.path.ancestors().nth(3);
    let root = root.unwrap_or(Path::new(""));
    let workspace = Manifest::read(root)?;
    let folder = |name: String| Some((root.join(workspace.path_of(&name)?), name));
    let mut folders: Vec<_> = due.into_iter().filter_map(folder).collect();
    folders.sort();
    let read_crate = |(folder, name): (PathBuf, String)| {
        Ok(UsableCrate {
            path: name.replace('-', "_"),
            names: public_names(&read(&folder.join("src/lib.rs"))?)?,
        })
    };
    folders.into_iter().map(read_crate).collect()
}

/// What the root of a crate makes public: a chapter's declares its modules there
/// and re-exports what they have, and a small one has its types and functions
/// there.
fn public_names(lib: &str) -> syn::Result<Vec<String>> {
    let mut names = Vec::new();
    for item in syn::parse_file(lib)?.items {
        match item {
            Item::Use(item) if is_public(&item.vis) => {
                push_leaves(&item.tree, &mut names);
            }
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

fn push_leaves(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => push_leaves(&path.tree, names),
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| push_leaves(tree, names));
        }
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Glob(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learner::course::Course;
    use othellier_project::repository::Repository;
    use pretty_assertions::assert_eq;

    /// Our crates, and the names that a file imports from them, other than from
    /// inside a module.
    fn imports(text: &str) -> Vec<(String, Vec<String>)> {
        let items = syn::parse_file(text).unwrap().items.into_iter();
        let imports = items.filter_map(|item| match item {
            Item::Use(item) => match item.tree {
                UseTree::Path(path) => Some((path.ident.to_string(), path)),
                _ => None,
            },
            _ => None,
        });
        let leaves = imports.map(|(name, path)| {
            let mut names = Vec::new();
            if !matches!(*path.tree, UseTree::Path(_)) {
                push_leaves(&path.tree, &mut names);
            }
            (name, names)
        });
        let others = ["std", "ratatui"];
        leaves
            .filter(|(name, _)| !others.contains(&name.as_str()))
            .collect()
    }

    #[test]
    fn whatever_a_solution_imports_is_found_in_the_same_crate() {
        let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
        let course = Course::of(&repository).unwrap();
        let mut found = 0;
        for entry in course.entries() {
            let solution = entry.package.solution(entry.exercise);
            for (path, names) in imports(&read(&solution).unwrap()) {
                for name in names {
                    let due = format!("You'll find `{name}` in `{path}`: `use {path}::{name};`");
                    let sources = sources(entry, &[&name]).unwrap();
                    assert_eq!(sources, [due], "{}", entry.number());
                    found += 1;
                }
            }
        }
        assert!(found > 0);
    }
}
