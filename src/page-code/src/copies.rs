//! Copies of crates in which a page's means take the place of what a page hasn't
//! got: threads, links in folders, and locks. They're written into `target`;
//! nothing else about them differs from the crates.

use anyhow::{Context, Result, ensure};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The crates that need what a page hasn't got, and what it has. A page has one
/// program at a time, so that no file needs a lock.
const REPLACED: [(&str, &[(&str, &str)]); 3] = [
    ("opponent", &THREADS),
    (
        "othello-window",
        &[("fs::canonicalize(", "std::path::absolute(")],
    ),
    (
        "records",
        &[
            ("file.lock_shared()?;", "let _ = &file;"),
            ("file.lock()?;", "let _ = &file;"),
        ],
    ),
];

/// What the crate `page-threads` takes the place of.
pub(crate) const THREADS: [(&str, &str); 3] = [
    ("std::thread", "page_threads::thread"),
    (
        "use std::sync::{Arc, mpsc}",
        "use {std::sync::Arc, page_threads::mpsc}",
    ),
    ("std::sync::mpsc", "page_threads::mpsc"),
];

/// The crates of the workspace, and where their copies are.
pub(crate) struct Copies {
    root: PathBuf,
    folder: PathBuf,
    /// What the workspace's manifest says of all crates.
    crates: Table,
    /// What it says of all packages.
    package: Table,
    /// Those of [`REPLACED`], and those that stand on them.
    copied: BTreeSet<String>,
}

impl Copies {
    /// The copies beside the programs of the pages.
    ///
    /// # Errors
    ///
    /// When the manifest of the workspace can't be read.
    pub(crate) fn new(repository: &Repository, folder: &Path) -> Result<Self> {
        let root = repository.root();
        let mut manifest: Table = read(&root.join("Cargo.toml"))?.parse()?;
        let workspace = manifest.get_mut("workspace");
        let workspace = workspace.and_then(Value::as_table_mut);
        let workspace = workspace.context("there's no workspace")?;
        let mut part = |name: &str| match workspace.remove(name) {
            Some(Value::Table(part)) => part,
            _ => Table::new(),
        };
        let mut copies = Self {
            root: root.to_owned(),
            folder: folder.to_owned(),
            crates: part("dependencies"),
            package: part("package"),
            copied: REPLACED.iter().map(|(it, _)| it.to_string()).collect(),
        };
        copies.add_those_above();
        Ok(copies)
    }

    /// Copies what stands on a copy, too, again and again until nothing does. The
    /// companion runs in no page.
    fn add_those_above(&mut self) {
        let names = self.crates.keys();
        let names = names.filter(|it| !it.starts_with("othellier-"));
        let ours = names.filter_map(|name| {
            let home = self.original(name).ok()?;
            let manifest = home.join("Cargo.toml");
            let manifest: Table = read(&manifest).ok()?.parse().ok()?;
            let used = manifest.get("dependencies")?.as_table()?;
            Some((name.clone(), used.keys().cloned().collect::<Vec<_>>()))
        });
        let ours: Vec<_> = ours.collect();
        loop {
            let count = self.copied.len();
            for (name, used) in &ours {
                if used.iter().any(|it| self.copied.contains(it)) {
                    self.copied.insert(name.clone());
                }
            }
            if self.copied.len() == count {
                return;
            }
        }
    }

    /// Writes all copies.
    ///
    /// # Errors
    ///
    /// When a crate can't be read, has lost what a page has something else for,
    /// or can't be written.
    pub(crate) fn write(&self) -> Result<()> {
        self.copied.iter().try_for_each(|name| {
            let mut known = REPLACED.iter();
            let replaced = known.find(|(it, _)| it == name);
            let replaced = replaced.map_or(&[][..], |(_, it)| it);
            self.copy(name, replaced)
                .with_context(|| format!("in the crate {name}"))
        })
    }

    fn copy(&self, name: &str, replaced: &[(&str, &str)]) -> Result<()> {
        let (from, to) = (self.original(name)?, self.folder.join(name));
        let mut all = String::new();
        for file in walk(&from.join("src"))? {
            let text = read(&file)?;
            all += &text;
            let text = in_a_page(text, replaced);
            write(&to.join(file.strip_prefix(&from)?), &text)?;
        }
        // What a crate has built in is beside its code.
        for file in walk(&from.join("weights")).unwrap_or_default() {
            write(&to.join(file.strip_prefix(&from)?), fs::read(&file)?)?;
        }
        for (what, _) in replaced {
            ensure!(all.contains(what), "there's no {what:?} any more");
        }
        let manifest = self.manifest(&from)?;
        write(&to.join("Cargo.toml"), manifest.to_string())
    }

    /// The folder of a crate of ours.
    ///
    /// # Errors
    ///
    /// When the workspace's manifest doesn't know it.
    pub(crate) fn original(&self, name: &str) -> Result<PathBuf> {
        let known = self.crates.get(name);
        let path = known.and_then(|it| it.get("path")?.as_str());
        let path =
            path.with_context(|| format!("the workspace's manifest has no path of {name:?}"))?;
        Ok(self.root.join(path))
    }

    /// The folder in which a page's code finds a crate of ours.
    ///
    /// # Errors
    ///
    /// When the workspace's manifest doesn't know it.
    pub(crate) fn place(&self, name: &str) -> Result<PathBuf> {
        match self.copied.contains(name) {
            true => Ok(self.folder.join(name)),
            false => self.original(name),
        }
    }

    /// What the workspace's manifest says of all crates, ours and others'.
    pub(crate) fn crates(&self) -> &Table {
        &self.crates
    }

    /// The manifest of a copy, which belongs to no workspace, so it says all of
    /// it itself.
    fn manifest(&self, from: &Path) -> Result<Table> {
        let old: Table = read(&from.join("Cargo.toml"))?.parse()?;
        let table = |part: &str| old.get(part).and_then(Value::as_table);
        let package = table("package").context("there's no package")?;
        let package = package.iter().map(|(name, value)| {
            let known = self.package.get(name);
            (name.clone(), known.unwrap_or(value).clone())
        });
        let mut dependencies = Table::new();
        let threads = ("page-threads".to_owned(), Table::new().into());
        let all = table("dependencies").cloned().unwrap_or_default();
        for (name, value) in all.into_iter().chain([threads]) {
            let value = self.dependency(&name, value)?;
            dependencies.insert(name, value);
        }
        let features = table("features").cloned().unwrap_or_default();
        Ok(Table::from_iter([
            ("features".to_owned(), Value::from(features)),
            ("package".to_owned(), Value::from(Table::from_iter(package))),
            ("dependencies".to_owned(), dependencies.into()),
            ("workspace".to_owned(), Table::new().into()),
        ]))
    }

    /// A dependency with the place where it is.
    fn dependency(&self, name: &str, value: Value) -> Result<Value> {
        let given = value.as_table().cloned().unwrap_or_default();
        let mut value = match self.crates.get(name) {
            Some(Value::Table(known)) => known.clone(),
            Some(version) => Table::from_iter([("version".into(), version.clone())]),
            None => return Ok(value),
        };
        value.extend(given.into_iter().filter(|(key, _)| key != "workspace"));
        if value.contains_key("path") {
            let place = self.place(name)?;
            let place = place.to_str().context("not a path in UTF-8")?;
            value.insert("path".to_owned(), place.into());
        }
        Ok(Value::Table(value))
    }
}

/// A text with what a page has.
pub(crate) fn in_a_page(text: String, replaced: &[(&str, &str)]) -> String {
    let replace = |text: String, (what, other): &(&str, &str)| text.replace(what, other);
    replaced.iter().fold(text, replace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn copies(folder: &Path) -> Copies {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let repository = Repository::around(here).unwrap();
        Copies::new(&repository, folder).unwrap()
    }

    /// Those that the copies are beside find each other; the others are where
    /// they always are.
    #[test]
    fn a_copy_differs_from_its_chapter_where_a_thread_is() {
        let home = tempfile::tempdir().unwrap();
        let copies = copies(home.path());
        copies.write().unwrap();
        let copy = home.path().join("opponent");
        let chapter = copies.original("opponent").unwrap();
        let mut differences = Vec::new();
        for file in walk(&chapter.join("src")).unwrap() {
            let copied = copy.join(file.strip_prefix(&chapter).unwrap());
            let (old, new) = (read(&file).unwrap(), read(&copied).unwrap());
            assert_eq!(old.lines().count(), new.lines().count());
            let lines = old.lines().zip(new.lines());
            let lines = lines.filter(|(old, new)| old != new);
            differences.extend(lines.map(|(_, new)| new.trim().to_owned()));
        }
        let expected = [
            "use {std::sync::Arc, page_threads::mpsc};",
            "page_threads::thread::spawn(move || {",
            "use page_threads::mpsc::Sender;",
        ];
        let code = differences.into_iter().filter(|it| !it.starts_with("//"));
        let mut code: Vec<_> = code.collect();
        code.sort();
        let mut expected = expected.map(str::to_owned);
        expected.sort();
        assert_eq!(code, expected);
    }

    /// Or cargo would compile it again.
    #[test]
    fn what_has_not_changed_is_not_written_again() {
        let home = tempfile::tempdir().unwrap();
        let copies = copies(home.path());
        let times = || {
            copies.write().unwrap();
            let time = |it: &PathBuf| fs::metadata(it)?.modified();
            let files = walk(home.path()).unwrap();
            let times = files.iter().map(|it| time(it).unwrap());
            times.collect::<Vec<_>>()
        };
        assert_eq!(times(), times());
    }

    #[test]
    fn a_copy_names_the_copies_below_it() {
        let home = tempfile::tempdir().unwrap();
        let copies = copies(home.path());
        let window = copies.original("opponent-window").unwrap();
        let manifest = copies.manifest(&window).unwrap();
        let path = |name: &str| {
            let path = manifest["dependencies"][name]["path"].as_str();
            Path::new(path.unwrap()).to_owned()
        };
        assert_eq!(path("opponent"), home.path().join("opponent"));
        assert_eq!(path("terminal"), home.path().join("terminal"));
        let evaluation = copies.original("evaluation").unwrap();
        assert_eq!(path("evaluation"), evaluation);
        assert!(!manifest.to_string().contains("workspace = true"));
    }
}
