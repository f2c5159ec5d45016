//! The workspace of the traced copies: it's written into `target`, and only
//! cargo and a curious reader look at it.

use crate::wasm;
use anyhow::{Context, Result};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use othellier_stepping::functions::FOLLOWED;
use othellier_stepping::instrument::{self, Followed, TWIN, Traced};
use std::collections::BTreeMap;
use std::path::Path;
use toml::{Table, Value};

/// The chapters that are copied: those with followed functions, and those that
/// these need.
const CHAPTERS: [&str; 12] = [
    "01-board",
    "02-directions",
    "03-legal-moves",
    "04-flipping",
    "05-end-of-game",
    "06-whole-games",
    "07-two-players",
    "11-connect-four",
    "12-tic-tac-toe",
    "13-minimax",
    "14-evaluation",
    "16-alpha-beta",
];

/// What the copies call, and its module.
const TRACE: [(&str, &str); 2] = [
    (
        "trace/src/lib.rs",
        include_str!("../../../stepping/src/trace.rs"),
    ),
    (
        "trace/src/words.rs",
        include_str!("../../../stepping/src/trace/words.rs"),
    ),
];

const RUNNER: &str = include_str!("../../../stepping/src/runner.rs");

/// The workspace, somewhere.
pub(super) struct Package<'a> {
    /// The checkout with the chapters.
    pub(super) repository: &'a Repository,
    /// Where the workspace is written.
    pub(super) folder: &'a Path,
    /// Whether the chapters' own tests come along.
    pub(super) has_tests: bool,
}

impl Package<'_> {
    /// Writes the copies' libraries, and what runs them in a page.
    ///
    /// # Errors
    ///
    /// When a chapter can't be read or hasn't got one of the functions, or the
    /// workspace can't be written.
    pub(super) fn write(&self) -> Result<()> {
        for (file, text) in TRACE {
            // Its tests are here.
            let text = text.replace("#[cfg(test)]\nmod tests;\n", "");
            write(&self.folder.join(file), &text)?;
        }
        write(&self.folder.join("trace/Cargo.toml"), TRACE_MANIFEST)?;
        for chapter in CHAPTERS {
            self.write_chapter(chapter)?;
        }
        if self.has_tests {
            self.write_tests()?;
        }
        write(&self.folder.join("steps/src/lib.rs"), RUNNER)?;
        write(&self.folder.join("steps/Cargo.toml"), RUNNER_MANIFEST)?;
        write(&self.folder.join("Cargo.toml"), &self.manifest()?)?;
        // The same versions of others' crates as everywhere else.
        let lock = read(&self.repository.root().join("Cargo.lock"))?;
        write(&self.folder.join("Cargo.lock"), &lock)
    }

    fn write_chapter(&self, chapter: &str) -> Result<()> {
        let from = self.repository.root().join("chapters").join(chapter);
        let to = self.folder.join("chapters").join(chapter);
        let mut twins = String::new();
        let mut texts = BTreeMap::new();
        for path in walk(&from.join("src"))? {
            let inner = path.strip_prefix(&from)?.to_owned();
            let traced = traced(chapter, &inner, &read(&path)?)?;
            twins += &exports(&inner, &traced.twins);
            texts.insert(inner, traced.text);
        }
        *texts.entry("src/lib.rs".into()).or_default() += &twins;
        for (inner, text) in texts {
            write(&to.join(inner), &text)?;
        }
        let manifest = read(&from.join("Cargo.toml"))?;
        let is_tested = self.has_tests && tested().any(|it| it == chapter);
        let manifest = copied(&manifest, is_tested)?;
        write(&to.join("Cargo.toml"), &manifest)
    }

    /// Copies the tests of the chapters whose functions are followed, and what
    /// they share.
    fn write_tests(&self) -> Result<()> {
        for chapter in tested() {
            self.copy(&format!("chapters/{chapter}/tests"))?;
        }
        self.copy(SHARED)?;
        let manifest = self.folder.join(SHARED).join("Cargo.toml");
        write(&manifest, &self.shared(&read(&manifest)?)?)?;
        self.copy("tests/positions.csv")
    }

    fn copy(&self, part: &str) -> Result<()> {
        let from = self.repository.root().join(part);
        let files = match from.is_dir() {
            true => walk(&from)?,
            false => vec![from],
        };
        for file in files {
            let inner = file.strip_prefix(self.repository.root())?;
            let text = instrument::debuggable(&read(&file)?);
            write(&self.folder.join(inner), &text)?;
        }
        Ok(())
    }

    /// The manifest of what the tests share, without the crates of ours that
    /// aren't copied.
    fn shared(&self, manifest: &str) -> Result<String> {
        let mut manifest: Table = manifest.parse()?;
        let root = self.root_manifest()?;
        let crates = root.get("workspace").and_then(|it| it.get("dependencies"));
        let is_missing = |name: &str| {
            let path = crates.and_then(|it| it.get(name)?.get("path")?.as_str());
            path.is_some_and(|it| self.place(it) != it)
        };
        if let Some(Value::Table(it)) = manifest.get_mut("dependencies") {
            it.retain(|name, _| !is_missing(name));
        }
        if let Some(Value::Table(it)) = manifest.get_mut("features") {
            let needs = |it: &Value| {
                let name = it.as_str().and_then(|it| it.strip_prefix("dep:"));
                name.is_some_and(is_missing)
            };
            for (_, all) in it {
                if let Value::Array(all) = all {
                    all.retain(|it| !needs(it));
                }
            }
        }
        Ok(manifest.to_string())
    }

    /// The manifest of the book's workspace.
    fn root_manifest(&self) -> Result<Table> {
        let root = read(&self.repository.root().join("Cargo.toml"))?;
        Ok(root.parse()?)
    }

    /// The manifest of the workspace: the copies take the chapters' place.
    fn manifest(&self) -> Result<String> {
        let manifest = self.root_manifest()?;
        let workspace = manifest.get("workspace").and_then(Value::as_table);
        let workspace = workspace.context("there's no workspace")?;
        let part = |name: &str| workspace.get(name).and_then(Value::as_table);
        let mut dependencies = part("dependencies").cloned().unwrap_or_default();
        for (_, dependency) in &mut dependencies {
            if let Some(path) = dependency.get_mut("path") {
                let old = path.as_str().unwrap_or_default();
                *path = self.place(old).into();
            }
        }
        let trace = Table::from_iter([("path".into(), "trace".into())]);
        dependencies.insert("trace".to_owned(), trace.into());
        let mut members: Vec<_> = CHAPTERS.map(place).into();
        members.extend(["trace".to_owned(), "steps".to_owned()]);
        if self.has_tests {
            members.push(SHARED.to_owned());
        }
        let mut whole = Table::new();
        whole.insert("members".to_owned(), members.into());
        whole.insert("resolver".to_owned(), "3".into());
        whole.insert("dependencies".to_owned(), dependencies.into());
        let package = part("package").cloned().unwrap_or_default();
        whole.insert("package".to_owned(), package.into());
        whole.insert("lints".to_owned(), Table::new().into());
        let workspace = ("workspace".to_owned(), whole.into());
        let mut profiles: Table = wasm::profile(self.repository)?.parse()?;
        if let Some(it) = manifest.get("profile").filter(|_| self.has_tests) {
            // Then others' crates are compiled as they are for the chapters.
            profiles.insert("profile".to_owned(), it.clone());
            let dev = profiles["profile"].get_mut("dev");
            let packages = dev.and_then(|it| it.get_mut("package"));
            if let Some(Value::Table(it)) = packages {
                let fast = ("opt-level".to_owned(), 3.into());
                let fast = Table::from_iter([fast]);
                it.insert("trace".to_owned(), fast.into());
            }
        }
        let whole = [workspace].into_iter().chain(profiles);
        Ok(Table::from_iter(whole).to_string())
    }

    /// Where a crate of ours is, as the workspace's manifest has it.
    fn place(&self, path: &str) -> String {
        match path.strip_prefix("chapters/") {
            Some(chapter) if CHAPTERS.contains(&chapter) => path.to_owned(),
            _ if self.has_tests && path == SHARED => path.to_owned(),
            _ => self.repository.root().join(path).display().to_string(),
        }
    }
}

/// The manifest of a chapter, whose copy calls [`TRACE`]. A copy may have types
/// and names that nobody documents.
fn copied(manifest: &str, is_tested: bool) -> Result<String> {
    let mut manifest: Table = manifest.parse()?;
    for part in ["lints", "bench", "example"] {
        manifest.remove(part);
    }
    match manifest.get_mut("dev-dependencies") {
        Some(Value::Table(it)) if is_tested => it.remove("divan"),
        _ => manifest.remove("dev-dependencies"),
    };
    let here = [("workspace".to_owned(), true.into())];
    let trace = Table::from_iter(here).into();
    let dependencies = manifest.entry("dependencies".to_owned());
    let dependencies = dependencies.or_insert(Table::new().into());
    if let Value::Table(it) = dependencies {
        it.insert("trace".to_owned(), trace);
    }
    Ok(manifest.to_string())
}

/// A file of a chapter with its functions traced.
fn traced(chapter: &str, inner: &Path, source: &str) -> Result<Traced> {
    let name = Path::new(chapter).join(inner);
    let followed = followed_in(&name);
    instrument::file(source, &followed, has_followed(chapter))
        .with_context(|| format!("in {}", name.display()))
}

/// What a library says to pass these functions on.
fn exports(file: &Path, twins: &[String]) -> String {
    let module = file.file_stem().and_then(|it| it.to_str());
    let module = module.unwrap_or_default();
    let export = |it: &String| format!("pub use {module}::{it}{TWIN};\n");
    twins.iter().map(export).collect()
}

fn followed_in(file: &Path) -> Vec<Followed> {
    let is_here = |it: &Followed| Path::new(it.file) == file;
    FOLLOWED.into_iter().filter(is_here).collect()
}

/// The folder of a chapter.
fn place(chapter: &str) -> String {
    format!("chapters/{chapter}")
}

/// The chapters whose functions are followed, and whose tests need nothing but
/// what is copied. Chapter 16's read games from files.
fn tested() -> impl Iterator<Item = &'static str> {
    let is_tested = |it: &&str| has_followed(it) && *it != "16-alpha-beta";
    CHAPTERS.into_iter().filter(is_tested)
}

fn has_followed(chapter: &str) -> bool {
    FOLLOWED.iter().any(|it| it.file.starts_with(chapter))
}

/// What the chapters' tests share.
const SHARED: &str = "tests/support";

const TRACE_MANIFEST: &str = r#"[package]
name = "trace"
edition.workspace = true
"#;

const RUNNER_MANIFEST: &str = r#"[package]
name = "steps"
edition.workspace = true

[lib]
crate-type = ["cdylib", "rlib"]

[dependencies]
alpha-beta.workspace = true
board.workspace = true
directions.workspace = true
end-of-game.workspace = true
flipping.workspace = true
legal-moves.workspace = true
minimax.workspace = true
tic-tac-toe.workspace = true
trace.workspace = true
whole-games.workspace = true
"#;

#[cfg(test)]
mod tests {
    use super::*;
    use othellier_project::cargo::Cargo;

    /// The proof that the copies are the chapters: their own tests pass.
    #[test]
    #[ignore = "compiles seven chapters and their tests"]
    fn the_chapters_own_tests_pass_against_the_traced_copies() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let repository = Repository::around(here).unwrap();
        let home = repository.root().join("target/steps");
        let folder = home.join("package");
        let package = Package {
            repository: &repository,
            folder: &folder,
            has_tests: true,
        };
        package.write().unwrap();
        let cargo = Cargo::new(&folder, "test").args(["--quiet", "--tests"]);
        let names = tested().map(|it| it.split_once('-').unwrap().1);
        let cargo = names.fold(cargo, |cargo, it| cargo.args(["-p", it]));
        let target = repository.root().join("target");
        let cargo = cargo.aside(&home).sharing_crates(&target);
        let mut command = cargo.throwaway().into_command();
        assert!(command.status().unwrap().success());
    }
}
