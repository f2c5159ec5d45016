//! The limits that keep the house small: what it weighs, who knows whom, and that
//! nothing is said twice.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use othellier_project::files;
use syn::visit::Visit;
use syn::{Item, UseTree};

// Whoever makes the house smaller lowers its limit with it.

/// Rust in the repository, in lines.
const ALL: usize = 103_800;

/// The companion and what runs in a page, without their tests.
const MACHINERY: usize = 29_950;

/// The manifest of the workspace.
const MANIFEST: usize = 142;

/// The README's map.
const ROWS: usize = 15;

/// A run of lines that stands in two places.
const SHARED: usize = 10;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below some folders, relative to the top, and their texts.
fn rust(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let all = folders
        .iter()
        .flat_map(|folder| files::walk(&root().join(folder)).unwrap());
    let rust = all.filter(|file| file.extension().is_some_and(|ending| ending == "rs"));
    rust.map(|file| {
        let text = fs::read_to_string(&file).unwrap();
        (file.strip_prefix(root()).unwrap().to_owned(), text)
    })
    .collect()
}

fn lines<'a>(texts: impl Iterator<Item = &'a str>) -> usize {
    texts.map(|text| text.lines().count()).sum()
}

/// A file without the tests at its end, those of one system included.
fn without_tests(text: &str) -> &str {
    let (code, module) = text.rsplit_once("\nmod tests {").unwrap_or((text, ""));
    let (code, attribute) = code.rsplit_once("\n#[cfg(").unwrap_or((code, ""));
    if !module.is_empty() && attribute.contains("test") && !attribute.contains('\n') {
        code
    } else {
        text
    }
}

/// Whether a file is a test, or what only tests need.
fn is_test(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default();
    name == "tests.rs" || file.iter().any(|part| part == "tests")
}

#[test]
fn the_house_is_small() {
    let all = rust(&["book", "chapters", "src", "tests"]);
    let count = lines(all.iter().map(|(_, text)| text.as_str()));
    assert!(
        count < ALL,
        "{count} lines of Rust, and {ALL} are the limit"
    );
    let machinery = rust(&["src", "book"]);
    let machinery = machinery.iter().filter(|(file, _)| !is_test(file));
    let count = lines(machinery.map(|(_, text)| without_tests(text)));
    assert!(
        count < MACHINERY,
        "{count} lines of companion and page, and {MACHINERY} are the limit"
    );
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let count = manifest.lines().count();
    assert!(
        count < MANIFEST,
        "{count} lines of Cargo.toml, and {MANIFEST} are the limit"
    );
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let rows = readme
        .lines()
        .filter(|line| line.starts_with("| `"))
        .count();
    assert!(
        rows <= ROWS,
        "{rows} rows in the README's map, and {ROWS} are the limit"
    );
}

/// The modules of a crate by their paths, such as `learner::course`, and the
/// modules that each one names.
#[derive(Default)]
struct Modules {
    known: BTreeMap<String, BTreeSet<String>>,
    /// What the crate's root passes on: a name, and the module that has it.
    passed_on: BTreeMap<String, String>,
}

impl Modules {
    fn of(crate_folder: &Path) -> Self {
        let sources = crate_folder.join("src");
        let files = files::walk(&sources).unwrap_or_default();
        let has_library = sources.join("lib.rs").is_file();
        let is_beside = |file: &Path| has_library && file.ends_with("main.rs");
        let files = files
            .into_iter()
            .filter(|file| !is_test(file) && !is_beside(file));
        let texts: BTreeMap<_, _> = files
            .filter_map(|file| {
                let module = module(file.strip_prefix(&sources).ok()?)?;
                Some((
                    module,
                    syn::parse_file(&fs::read_to_string(&file).ok()?).ok()?,
                ))
            })
            .collect();
        let mut modules = Modules::default();
        for module in texts.keys() {
            modules.known.insert(module.clone(), BTreeSet::new());
        }
        if let Some(top) = texts.get("") {
            modules.pass_on(&top.items);
        }
        for (module, file) in &texts {
            let mut names = Names::default();
            names.visit_file(file);
            let used = names
                .0
                .iter()
                .filter_map(|path| modules.resolve(module, path));
            let used: BTreeSet<_> = used.filter(|other| other != module).collect();
            modules.known.insert(module.clone(), used);
        }
        modules
    }

    fn pass_on(&mut self, items: &[Item]) {
        for item in items {
            let Item::Use(item) = item else { continue };
            let mut paths = Vec::new();
            push_paths(&item.tree, &[], &mut paths);
            for path in paths {
                if let [module, .., name] = &path[..]
                    && self.known.contains_key(module)
                {
                    self.passed_on.insert(name.clone(), module.clone());
                }
            }
        }
    }

    /// The module that a path leads to, if it's one of this crate. A module may
    /// name its own children, and its root names everybody.
    fn resolve(&self, module: &str, path: &[String]) -> Option<String> {
        let mut place: Vec<&str> = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "super" => parts(module).split_last()?.1.to_vec(),
            _ => return None,
        };
        for name in &path[1..] {
            let inner = [&place[..], &[name]].concat().join("::");
            if !self.known.contains_key(&inner) {
                if place.is_empty() {
                    place.extend(self.passed_on.get(name).map(String::as_str));
                }
                break;
            }
            place.push(name);
        }
        let found = place.join("::");
        let is_around = module.starts_with(&format!("{found}::"));
        (!found.is_empty() && !is_around).then_some(found)
    }

    /// A circle of modules that know each other, if there is one.
    fn circle(&self) -> Option<Vec<String>> {
        let mut done = BTreeSet::new();
        self.known
            .keys()
            .find_map(|module| self.circle_from(module, &mut Vec::new(), &mut done))
    }

    fn circle_from<'a>(
        &'a self,
        module: &'a str,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> Option<Vec<String>> {
        if let Some(start) = way.iter().position(|known| *known == module) {
            return Some(
                way[start..]
                    .iter()
                    .map(|module| (*module).to_owned())
                    .collect(),
            );
        }
        if !done.insert(module) {
            return None;
        }
        way.push(module);
        let mut others = self.known.get(module)?.iter();
        let found = others.find_map(|other| self.circle_from(other, way, done));
        way.pop();
        found
    }
}

/// The path of the module in a file: empty for the crate's root.
fn module(file: &Path) -> Option<String> {
    let path = file.with_extension("");
    let names: Option<Vec<_>> = path.iter().map(|name| name.to_str()).collect();
    let mut names = names?;
    if matches!(names.last(), Some(&"lib" | &"main" | &"mod")) {
        names.pop();
    }
    Some(names.join("::"))
}

fn parts(module: &str) -> Vec<&str> {
    module.split("::").filter(|part| !part.is_empty()).collect()
}

/// All paths in a file, `use` or not.
#[derive(Default)]
struct Names(Vec<Vec<String>>);

impl Visit<'_> for Names {
    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        push_paths(&item.tree, &[], &mut self.0);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        self.0.push(
            path.segments
                .iter()
                .map(|part| part.ident.to_string())
                .collect(),
        );
        syn::visit::visit_path(self, path);
    }
}

fn push_paths(tree: &UseTree, before: &[String], paths: &mut Vec<Vec<String>>) {
    let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => {
            push_paths(&path.tree, &with(&path.ident), paths);
        }
        UseTree::Name(name) => paths.push(with(&name.ident)),
        UseTree::Rename(name) => paths.push(with(&name.ident)),
        UseTree::Glob(_) => paths.push(before.to_vec()),
        UseTree::Group(group) => {
            for tree in &group.items {
                push_paths(tree, before, paths);
            }
        }
    }
}

/// The folders of all crates.
fn crates() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    for top in ["book", "chapters", "src", "tests"] {
        let manifests = files::walk(&root().join(top)).unwrap();
        let manifests = manifests
            .into_iter()
            .filter(|file| file.ends_with("Cargo.toml"));
        folders.extend(manifests.map(|file| file.parent().unwrap().to_owned()));
    }
    folders
}

#[test]
fn no_two_modules_of_a_crate_need_each_other() {
    let circle = |folder: &PathBuf| {
        let circle = Modules::of(folder).circle()?;
        let name = folder.strip_prefix(root()).unwrap().display();
        Some(format!("{name}: {}", circle.join(" -> ")))
    };
    let circles: Vec<_> = crates().iter().filter_map(circle).collect();
    assert!(circles.is_empty(), "\n{}\n", circles.join("\n"));
}

/// What a line says: nothing, if it's a comment, an import or only punctuation.
fn said(line: &str) -> Option<&str> {
    let line = line.trim();
    let is_code = line.contains(char::is_alphanumeric)
        && !["//", "use ", "pub use ", "mod ", "pub mod "]
            .iter()
            .any(|start| line.starts_with(start));
    is_code.then_some(line)
}

#[test]
fn nothing_is_said_twice() {
    let files = rust(&["book", "chapters", "src", "tests"]);
    let files = files
        .iter()
        .filter(|(file, _)| !file.iter().any(|part| part == "exercises"));
    let mut known: BTreeMap<Vec<&str>, (&Path, usize)> = BTreeMap::new();
    let mut twice = Vec::new();
    for (file, text) in files {
        let lines = (1..)
            .zip(text.lines())
            .filter_map(|(number, line)| Some((number, said(line)?)));
        let lines: Vec<(usize, &str)> = lines.collect();
        let mut reported = 0;
        for run in lines.windows(SHARED + 1) {
            let first = run[0].0;
            let key = run.iter().map(|(_, line)| *line).collect();
            let (other, line) = *known.entry(key).or_insert((file, first));
            if (other, line) != (file, first) && first > reported {
                twice.push(format!(
                    "{}:{first} and {}:{line}",
                    file.display(),
                    other.display()
                ));
                reported = first + SHARED;
            }
        }
    }
    assert!(twice.is_empty(), "\n{}\n", twice.join("\n"));
}
