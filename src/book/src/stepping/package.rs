//! The workspace of the traced copies: it's written into `target`, and only
//! cargo and a curious reader look at it.

use super::functions::FOLLOWED;
use super::instrument::{self, Followed, TWIN};
use anyhow::{Context, Result};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use std::path::Path;
use toml::{Table, Value};

/// The chapters that are copied: those with followed functions, and those that
/// these need.
const CHAPTERS: [&str; 10] = [
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
];

/// What the copies call, and its module.
const TRACE: [(&str, &str); 2] = [
    ("trace/src/lib.rs", include_str!("trace.rs")),
    ("trace/src/words.rs", include_str!("trace/words.rs")),
];

const RUNNER: &str = include_str!("runner.rs");

/// The workspace, somewhere.
pub(super) struct Package<'a> {
    /// The checkout with the chapters.
    pub(super) repository: &'a Repository,
    /// Where the workspace is written.
    pub(super) folder: &'a Path,
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
        write(&self.folder.join("steps/src/lib.rs"), RUNNER)?;
        write(&self.folder.join("steps/Cargo.toml"), RUNNER_MANIFEST)?;
        write(&self.folder.join("Cargo.toml"), &self.manifest()?)?;
        // The same versions of others' crates as everywhere else.
        let lock = read(&self.repository.root().join("Cargo.lock"))?;
        write(&self.folder.join("Cargo.lock"), &lock)
    }

    fn write_chapter(&self, chapter: &str) -> Result<()> {
        let from = self.repository.root().join("chapters").join(chapter);
        let to = self.folder.join(chapter);
        let mut twins = String::new();
        let mut followed = FOLLOWED.iter();
        let has_followed = followed.any(|it| it.file.starts_with(chapter));
        for path in walk(&from.join("src"))? {
            let inner = path.strip_prefix(&from)?;
            let name = Path::new(chapter).join(inner);
            let followed = followed_in(&name);
            let source = read(&path)?;
            let traced = instrument::file(&source, &followed, has_followed)
                .with_context(|| format!("in {}", name.display()))?;
            let module = path.file_stem().and_then(|it| it.to_str());
            for twin in &traced.twins {
                let module = module.unwrap_or_default();
                twins += &format!("pub use {module}::{twin}{TWIN};\n");
            }
            write(&to.join(inner), &traced.text)?;
        }
        let library = to.join("src/lib.rs");
        write(&library, &format!("{}{twins}", read(&library)?))?;
        let manifest = read(&from.join("Cargo.toml"))?;
        write(&to.join("Cargo.toml"), &copied(&manifest)?)
    }

    /// The manifest of the workspace: the copies take the chapters' place.
    fn manifest(&self) -> Result<String> {
        let root = self.repository.root();
        let manifest: Table = read(&root.join("Cargo.toml"))?.parse()?;
        let workspace = manifest.get("workspace").and_then(Value::as_table);
        let workspace = workspace.context("there's no workspace")?;
        let part = |name: &str| workspace.get(name).and_then(Value::as_table);
        let mut dependencies =
            part("dependencies").cloned().unwrap_or_default();
        for (_, dependency) in &mut dependencies {
            if let Some(path) = dependency.get_mut("path") {
                let old = path.as_str().unwrap_or_default();
                *path = self.place(old).into();
            }
        }
        let trace = Table::from_iter([("path".into(), "trace".into())]);
        dependencies.insert("trace".to_owned(), trace.into());
        let members: Vec<_> =
            CHAPTERS.into_iter().chain(["trace", "steps"]).collect();
        let mut whole = Table::new();
        whole.insert("members".to_owned(), members.into());
        whole.insert("resolver".to_owned(), "3".into());
        whole.insert("dependencies".to_owned(), dependencies.into());
        let package = part("package").cloned().unwrap_or_default();
        whole.insert("package".to_owned(), package.into());
        let workspace = ("workspace".to_owned(), whole.into());
        let profiles = PROFILE.parse::<Table>()?;
        Ok(Table::from_iter([workspace].into_iter().chain(profiles))
            .to_string())
    }

    /// Where a crate of ours is, as the workspace's manifest has it.
    fn place(&self, path: &str) -> String {
        match path.strip_prefix("chapters/") {
            Some(chapter) if CHAPTERS.contains(&chapter) => chapter.to_owned(),
            _ => self.repository.root().join(path).display().to_string(),
        }
    }
}

fn followed_in(file: &Path) -> Vec<Followed> {
    let is_here = |it: &Followed| Path::new(it.file) == file;
    FOLLOWED.into_iter().filter(is_here).collect()
}

/// The manifest of a chapter, whose copy calls [`TRACE`]. A copy may have types
/// and names that nobody documents.
fn copied(manifest: &str) -> Result<String> {
    let mut manifest: Table = manifest.parse()?;
    for part in ["lints", "dev-dependencies", "bench", "example"] {
        manifest.remove(part);
    }
    let from_workspace = Table::from_iter([("workspace".into(), true.into())]);
    if let Some(Value::Table(it)) = manifest.get_mut("dependencies") {
        it.insert("trace".to_owned(), from_workspace.into());
    } else {
        let trace = ("trace".to_owned(), from_workspace.into());
        let trace = Table::from_iter([trace]);
        manifest.insert("dependencies".to_owned(), trace.into());
    }
    Ok(manifest.to_string())
}

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

/// Small, and a panic ends a run, not the page.
const PROFILE: &str = r#"
[profile.release]
opt-level = "z"
lto = true
codegen-units = 1
panic = "abort"
strip = true
"#;
