//! Copies of crates in which a page's means take the place of what a page hasn't
//! got: threads, and links in folders. They're written into `target`; nothing else
//! about them differs from the crates.

use anyhow::{Context, Result, ensure};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The crates that are copied, each with what the ones above use of it: what a
/// page hasn't got, and what it has.
const COPIED: [(&str, &[(&str, &str)]); 4] = [
    ("opponent", &THREADS),
    (
        "othello-window",
        &[("fs::canonicalize(", "std::path::absolute(")],
    ),
    ("opponent-window", &[]),
    ("live-windows", &[]),
];

/// What the crate `threads` takes the place of.
pub(crate) const THREADS: [(&str, &str); 3] = [
    ("std::thread", "threads::thread"),
    (
        "use std::sync::{Arc, mpsc}",
        "use {std::sync::Arc, threads::mpsc}",
    ),
    ("std::sync::mpsc", "threads::mpsc"),
];

/// The crates of the workspace, and where their copies are.
pub(crate) struct Copies {
    root: PathBuf,
    folder: PathBuf,
    workspace: Table,
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
        let workspace = manifest.remove("workspace");
        let workspace = workspace.and_then(|it| it.try_into().ok());
        Ok(Self {
            root: root.to_owned(),
            folder: folder.to_owned(),
            workspace: workspace.context("there's no workspace")?,
        })
    }

    /// Writes all copies.
    ///
    /// # Errors
    ///
    /// When a crate can't be read, has lost what a page has something else for,
    /// or can't be written.
    pub(crate) fn write(&self) -> Result<()> {
        COPIED.iter().try_for_each(|(name, replaced)| {
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
        for (what, _) in replaced {
            ensure!(all.contains(what), "there's no {what:?} any more");
        }
        let manifest = self.manifest(&from)?;
        write(&to.join("Cargo.toml"), &manifest.to_string())
    }

    /// The folder of a crate of ours.
    ///
    /// # Errors
    ///
    /// When the workspace's manifest doesn't know it.
    pub(crate) fn original(&self, name: &str) -> Result<PathBuf> {
        let known = self.known("dependencies", name);
        let path = known.and_then(|it| it.get("path")?.as_str());
        let path = path.with_context(|| {
            format!("the workspace's manifest has no path of {name:?}")
        })?;
        Ok(self.root.join(path))
    }

    /// The folder in which a page's code finds a crate of ours.
    ///
    /// # Errors
    ///
    /// When the workspace's manifest doesn't know it.
    pub(crate) fn place(&self, name: &str) -> Result<PathBuf> {
        match COPIED.iter().any(|(copied, _)| *copied == name) {
            true => Ok(self.folder.join(name)),
            false => self.original(name),
        }
    }

    fn known(&self, part: &str, name: &str) -> Option<&Value> {
        self.workspace.get(part)?.get(name)
    }

    /// The manifest of a copy, which belongs to no workspace, so it says all of
    /// it itself.
    fn manifest(&self, from: &Path) -> Result<Table> {
        let old: Table = read(&from.join("Cargo.toml"))?.parse()?;
        let table = |part: &str| old.get(part).and_then(Value::as_table);
        let package = table("package").context("there's no package")?;
        let package = package.iter().map(|(name, value)| {
            let known = self.known("package", name);
            (name.clone(), known.unwrap_or(value).clone())
        });
        let mut dependencies = Table::new();
        let threads = ("threads".to_owned(), Table::new().into());
        let all = table("dependencies").cloned().unwrap_or_default();
        for (name, value) in all.into_iter().chain([threads]) {
            let value = self.dependency(from, &name, value)?;
            dependencies.insert(name, value);
        }
        Ok(Table::from_iter([
            ("package".to_owned(), Value::from(Table::from_iter(package))),
            ("dependencies".to_owned(), dependencies.into()),
            ("workspace".to_owned(), Table::new().into()),
        ]))
    }

    /// A dependency with the place where it is.
    fn dependency(
        &self,
        from: &Path,
        name: &str,
        value: Value,
    ) -> Result<Value> {
        let is_own = value.get("path").is_some();
        let known = self.known("dependencies", name).filter(|_| !is_own);
        let mut value = known.cloned().unwrap_or(value);
        if let Some(path) = value.get_mut("path") {
            let place = match is_own {
                true => from.join(path.as_str().unwrap_or_default()),
                false => self.place(name)?,
            };
            let place = place.to_str().context("not a path in UTF-8")?;
            *path = place.into();
        }
        Ok(value)
    }
}

/// A text with what a page has.
pub(crate) fn in_a_page(text: String, replaced: &[(&str, &str)]) -> String {
    let replace =
        |text: String, (what, other): &(&str, &str)| text.replace(what, other);
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
            "use {std::sync::Arc, threads::mpsc};",
            "threads::thread::spawn(move || {",
            "use threads::mpsc::Sender;",
        ];
        let code = differences.into_iter().filter(|it| !it.starts_with("//"));
        let mut code: Vec<_> = code.collect();
        code.sort();
        let mut expected = expected.map(str::to_owned);
        expected.sort();
        assert_eq!(code, expected);
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
        let evaluation = copies.original("evaluation").unwrap();
        assert_eq!(path("evaluation"), evaluation);
        assert!(!manifest.to_string().contains("workspace = true"));
    }
}
