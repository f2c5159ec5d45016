//! Where a name comes from, if an answer uses it without importing it. The
//! compiler suggests something of the same name in the standard library, or
//! nothing.

use std::path::Path;

use syn::{Item, UseTree, Visibility};
use toml::Table;

use super::course::{Course, Entry};
use othellier_project::files::read;

/// A sentence for each of these names that a chapter's crate has and that the
/// exercise may import.
///
/// # Errors
///
/// When a manifest or a crate can't be read.
pub(super) fn sources(
    course: &Course,
    entry: Entry,
    missing: &[&str],
) -> anyhow::Result<Vec<String>> {
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let crates = crates(course, entry)?;
    let source = |name: &&str| {
        let is_there = |it: &&Crate| it.names.iter().any(|it| it == name);
        let Crate { path, .. } = crates.iter().find(is_there)?;
        Some(format!(
            "You'll find `{name}` in `{path}`: `use {path}::{name};`"
        ))
    };
    Ok(missing.iter().filter_map(source).collect())
}

/// A crate that answers may use.
struct Crate {
    /// Its name in Rust.
    path: String,
    /// What it makes public.
    names: Vec<String>,
}

/// The crates of the chapters that the exercise depends on, in order.
fn crates(course: &Course, entry: Entry) -> anyhow::Result<Vec<Crate>> {
    let manifest: Table =
        read(&entry.package.path.join("Cargo.toml"))?.parse()?;
    let dependencies = manifest.get("dependencies");
    let mut crates = Vec::new();
    for package in course.packages() {
        let name = package.name.trim_end_matches("-exercises");
        if dependencies.is_some_and(|all| all.get(name).is_some()) {
            let folder = package.path.parent().unwrap_or(Path::new(""));
            crates.push(Crate {
                path: name.replace('-', "_"),
                names: public_names(&read(&folder.join("src/lib.rs"))?)?,
            });
        }
    }
    Ok(crates)
}

/// What the root of a chapter's crate makes public: it declares its modules
/// there and re-exports what they have.
fn public_names(lib: &str) -> syn::Result<Vec<String>> {
    let mut names = Vec::new();
    for item in syn::parse_file(lib)?.items {
        match item {
            Item::Use(item) if is_public(&item.vis) => {
                push_leaves(&item.tree, &mut names);
            }
            Item::Mod(item) if is_public(&item.vis) => {
                names.push(item.ident.to_string());
            }
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
    use crate::variants::solution;
    use othellier_project::repository::Repository;
    use pretty_assertions::assert_eq;

    /// The crates and names that a file imports, other than from inside a
    /// module.
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
        leaves.filter(|(name, _)| name != "std").collect()
    }

    #[test]
    fn whatever_a_solution_imports_is_found_in_the_same_crate() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let repository = Repository::around(root).unwrap();
        let course = Course::of(&repository).unwrap();
        let mut found = 0;
        for entry in course.entries() {
            let solution = solution(entry.package, entry.exercise).file;
            for (path, names) in imports(&read(&solution).unwrap()) {
                for name in names {
                    let due = format!(
                        "You'll find `{name}` in `{path}`: \
                         `use {path}::{name};`"
                    );
                    let sources = sources(&course, entry, &[&name]).unwrap();
                    assert_eq!(sources, [due], "{}", entry.number());
                    found += 1;
                }
            }
        }
        assert!(found > 0);
    }
}
