//! The workspace of a reader who types along.
//!
//! [`prepare`] creates it and adds the support crates, which a reader doesn't have to type:
//! the commands of [`setup_commands`] create them, and their sources are copied.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::files::{self, read, read_bytes, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};

use crate::markdown::{given, setup_commands};

/// The support crates, each after those that it depends on.
const SUPPORT_CRATES: [&str; 7] = [
    "chapter-cli",
    "fake-disk",
    "finished-games",
    "game-formats",
    "terminal",
    "othello-window",
    "benchmark-positions",
];

/// The manifest of the workspace. The searches need optimized code, as in this repository.
const WORKSPACE_MANIFEST: &str = "\
[workspace]
resolver = \"3\"

[profile.dev]
opt-level = 2
";

/// Creates the workspace in `dir` if it's missing, and adds each support crate whose
/// dependencies are there. Returns a message that says what was added and what wasn't yet.
///
/// # Errors
///
/// Returns an error if cargo fails or a file can't be read or written.
pub fn prepare(repository: &Repository, dir: &Path) -> Result<String> {
    let manifest = dir.join("Cargo.toml");
    if !manifest.exists() {
        write(&manifest, WORKSPACE_MANIFEST)?;
        // With this lock file, cargo chooses the versions that the repository's tests use.
        write(
            &dir.join("Cargo.lock"),
            read_bytes(&repository.root().join("Cargo.lock"))?,
        )?;
    }
    let mut message = String::new();
    let mut postponed = Vec::new();
    for name in SUPPORT_CRATES {
        if dir.join(name).exists() {
            continue;
        }
        let original = original_crate(repository, name)?;
        let commands = setup_commands::commands(repository, name, &original)?;
        if has_missing_dependency(&commands, dir) {
            postponed.push(name.to_owned());
        } else {
            create_crate(name, &original, &commands, dir)?;
            message += &format!("{name} is in {}.\n", dir.display());
        }
    }
    for chapter in repository.chapters()? {
        if copy_given(&chapter, dir, &mut postponed)? {
            message += &format!(
                "The given files of {} are in {}.\n",
                chapter.name,
                dir.display()
            );
        }
    }
    if !postponed.is_empty() {
        message += &format!(
            "Later, when you have what they need: {}.\n",
            postponed.join(", ")
        );
    }
    Ok(message)
}

/// Returns the path of a crate in this repository.
fn original_crate(repository: &Repository, name: &str) -> Result<PathBuf> {
    let workspace = Manifest::read(repository.root())?;
    let path = workspace
        .workspace_dependency_path(name)
        .with_context(|| format!("the workspace has no crate called {name}"))?;
    Ok(repository.root().join(path))
}

/// Copies the given files of a chapter's crate that the reader's crate lacks, and returns true
/// if there were any. The program is copied once all other files are there, because cargo
/// compiles it as soon as it exists. Adds what has to wait to `postponed`.
fn copy_given(chapter: &Chapter, dir: &Path, postponed: &mut Vec<String>) -> Result<bool> {
    let given = given::files(&chapter.path)?;
    let name = &chapter.name;
    let own_crate = dir.join(name);
    if given.is_empty() {
        return Ok(false);
    }
    if !own_crate.exists() {
        postponed.push(format!("the given files of {name}"));
        return Ok(false);
    }
    let program = Path::new("src/main.rs");
    let mut copied = false;
    for (file, text) in given {
        if own_crate.join(&file).exists() {
            continue;
        }
        if file == program && !is_complete_without(program, chapter, &own_crate)? {
            postponed.push(format!("the program of {name}"));
            continue;
        }
        write(&own_crate.join(file), &text)?;
        copied = true;
    }
    Ok(copied)
}

/// Tests if the reader's crate has all source files of the chapter's but `program`, or will
/// have them because they're given.
fn is_complete_without(program: &Path, chapter: &Chapter, own_crate: &Path) -> Result<bool> {
    for file in files::walk(&chapter.path.join("src"))? {
        let is_given = given::is_given(&read(&file)?);
        let file = file.strip_prefix(&chapter.path)?;
        if file != program && !is_given && !own_crate.join(file).exists() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Tests if one of the commands adds a path dependency that isn't in `dir`.
fn has_missing_dependency(commands: &[String], dir: &Path) -> bool {
    commands
        .iter()
        .filter_map(|command| command.split("--path ").nth(1)?.split(' ').next())
        .any(|name| !dir.join(name).exists())
}

/// Runs the commands in `dir`, and copies the sources of the original crate.
fn create_crate(name: &str, original: &Path, commands: &[String], dir: &Path) -> Result<()> {
    for command in commands {
        let words: Vec<_> = command.split(' ').skip(1).collect();
        Cargo::new(dir, words[0]).args(&words[1..]).output()?;
    }
    for file in files::walk(&original.join("src"))? {
        let relative = file.strip_prefix(original)?;
        write(&dir.join(name).join(relative), &read(&file)?)?;
    }
    Ok(())
}
