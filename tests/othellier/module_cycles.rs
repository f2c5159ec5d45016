//! No two modules of a crate depend on each other, directly or through others.
//!
//! The check reads `use` declarations and paths from the source text with `syn`, so it
//! needs no compilation and covers code behind `cfg`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use othellier_project::files;
use syn::visit::Visit;
use syn::{Item, UseTree};

use super::common::repository_root;

#[test]
fn modules_of_a_crate_form_no_cycle() {
    let cycles: Vec<_> = crate_dirs()
        .iter()
        .filter_map(|dir| {
            let cycle = ModuleGraph::read(dir).find_cycle()?;
            let name = dir.strip_prefix(repository_root()).unwrap().display();
            Some(format!("{name}: {}", cycle.join(" -> ")))
        })
        .collect();
    assert!(cycles.is_empty(), "\n{}\n", cycles.join("\n"));
}

#[test]
fn a_cycle_of_three_modules_is_found() {
    let dir = tempfile::tempdir().unwrap();
    for (file, text) in [
        ("src/lib.rs", "mod a; mod b; mod c; mod d;"),
        ("src/a.rs", "use crate::b::B;"),
        ("src/b.rs", "pub struct B(super::c::C);"),
        ("src/c.rs", "use crate::a; use crate::d::D;"),
        ("src/d.rs", "use std::fs;"),
    ] {
        files::write(&dir.path().join(file), text).unwrap();
    }
    let cycle = ModuleGraph::read(dir.path()).find_cycle();
    assert_eq!(cycle.unwrap(), ["a", "b", "c"]);
}

/// Returns the directories of all crates of the repository.
fn crate_dirs() -> Vec<PathBuf> {
    ["book", "chapters", "crates", "tests"]
        .iter()
        .flat_map(|dir| files::walk(&repository_root().join(dir)).unwrap())
        .filter(|file| file.ends_with("Cargo.toml"))
        .map(|manifest| manifest.parent().unwrap().to_owned())
        .collect()
}

/// The modules of one crate and the modules that each of them names.
#[derive(Default)]
struct ModuleGraph {
    /// The dependencies of each module, by module path such as `session::watch`. The
    /// crate root is the empty path.
    dependencies: BTreeMap<String, BTreeSet<String>>,
    /// The names that the crate root re-exports, each with the module that defines it.
    reexports: BTreeMap<String, String>,
}

impl ModuleGraph {
    /// Reads the sources of the crate in `crate_dir`, without its tests and without a
    /// `main.rs` beside a `lib.rs`, which is another crate.
    fn read(crate_dir: &Path) -> Self {
        let src = crate_dir.join("src");
        let has_library = src.join("lib.rs").is_file();
        let mut modules = BTreeMap::new();
        for file in files::walk(&src).unwrap_or_default() {
            if is_test(&file) || (has_library && file.ends_with("main.rs")) {
                continue;
            }
            let Some(module) = module_path(file.strip_prefix(&src).unwrap()) else {
                continue;
            };
            let Ok(syntax) = syn::parse_file(&fs::read_to_string(&file).unwrap_or_default()) else {
                continue;
            };
            modules.insert(module, syntax);
        }

        let mut graph = ModuleGraph::default();
        for module in modules.keys() {
            graph.dependencies.insert(module.clone(), BTreeSet::new());
        }
        if let Some(crate_root) = modules.get("") {
            graph.add_reexports(&crate_root.items);
        }
        for (module, syntax) in &modules {
            let mut paths = PathCollector::default();
            paths.visit_file(syntax);
            let used = paths
                .0
                .iter()
                .filter_map(|path| graph.resolve(module, path))
                .filter(|other| other != module)
                .collect();
            graph.dependencies.insert(module.clone(), used);
        }
        graph
    }

    fn add_reexports(&mut self, items: &[Item]) {
        for item in items {
            let Item::Use(item) = item else { continue };
            let mut paths = Vec::new();
            push_paths(&item.tree, &[], &mut paths);
            for path in paths {
                if let [module, .., name] = &path[..]
                    && self.dependencies.contains_key(module)
                {
                    self.reexports.insert(name.clone(), module.clone());
                }
            }
        }
    }

    /// Returns the module of this crate that `path`, as written in `module`, leads to.
    ///
    /// A module may name its own descendants, and every module may name the crate root.
    fn resolve(&self, module: &str, path: &[String]) -> Option<String> {
        let mut segments: Vec<&str> = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "super" => module_segments(module).split_last()?.1.to_vec(),
            _ => return None,
        };
        for name in &path[1..] {
            let child = [&segments[..], &[name]].concat().join("::");
            if !self.dependencies.contains_key(&child) {
                if segments.is_empty() {
                    segments.extend(self.reexports.get(name).map(String::as_str));
                }
                break;
            }
            segments.push(name);
        }
        let target = segments.join("::");
        let is_ancestor = module.starts_with(&format!("{target}::"));
        (!target.is_empty() && !is_ancestor).then_some(target)
    }

    fn find_cycle(&self) -> Option<Vec<String>> {
        let mut visited = BTreeSet::new();
        self.dependencies
            .keys()
            .find_map(|module| self.find_cycle_from(module, &mut Vec::new(), &mut visited))
    }

    /// Depth-first search; `path` holds the modules between the start and `module`.
    fn find_cycle_from<'a>(
        &'a self,
        module: &'a str,
        path: &mut Vec<&'a str>,
        visited: &mut BTreeSet<&'a str>,
    ) -> Option<Vec<String>> {
        if let Some(start) = path.iter().position(|seen| *seen == module) {
            return Some(path[start..].iter().map(|&m| m.to_owned()).collect());
        }
        if !visited.insert(module) {
            return None;
        }
        path.push(module);
        let found = self
            .dependencies
            .get(module)?
            .iter()
            .find_map(|other| self.find_cycle_from(other, path, visited));
        path.pop();
        found
    }
}

fn is_test(file: &Path) -> bool {
    file.ends_with("tests.rs") || file.iter().any(|part| part == "tests")
}

/// Returns the module path of a source file, given relative to `src`; empty for the
/// crate root.
fn module_path(file: &Path) -> Option<String> {
    let path = file.with_extension("");
    let mut names: Vec<&str> = path
        .iter()
        .map(|name| name.to_str())
        .collect::<Option<_>>()?;
    if matches!(names.last(), Some(&"lib" | &"main" | &"mod")) {
        names.pop();
    }
    Some(names.join("::"))
}

fn module_segments(module: &str) -> Vec<&str> {
    module
        .split("::")
        .filter(|segment| !segment.is_empty())
        .collect()
}

/// Collects every path in a file, in `use` declarations and elsewhere.
#[derive(Default)]
struct PathCollector(Vec<Vec<String>>);

impl Visit<'_> for PathCollector {
    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        push_paths(&item.tree, &[], &mut self.0);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let segments = path.segments.iter();
        self.0
            .push(segments.map(|segment| segment.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }
}

/// Appends the paths that a `use` tree imports.
fn push_paths(tree: &UseTree, prefix: &[String], paths: &mut Vec<Vec<String>>) {
    let join = |name: &syn::Ident| [prefix, &[name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => push_paths(&path.tree, &join(&path.ident), paths),
        UseTree::Name(name) => paths.push(join(&name.ident)),
        UseTree::Rename(rename) => paths.push(join(&rename.ident)),
        UseTree::Glob(_) => paths.push(prefix.to_vec()),
        UseTree::Group(group) => {
            for tree in &group.items {
                push_paths(tree, prefix, paths);
            }
        }
    }
}
