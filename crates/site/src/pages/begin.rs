//! The folder of a reader who types along, and the crates in it that nobody needs
//! to type: their commands come from [`setup`], their code is copied.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::files::{self, read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};

use crate::pages::{given, setup};

/// The crates that a reader needn't type, each after those that it depends on.
const SUPPORT: [&str; 7] = [
    "chapter-cli",
    "fake-disk",
    "finished-games",
    "game-formats",
    "terminal",
    "othello-window",
    "benchmark-positions",
];

/// The reader's workspace. What searches is compiled for speed, as in ours.
const WORKSPACE: &str = "\
[workspace]
resolver = \"3\"

[profile.dev]
opt-level = 2
";

/// Makes the folder, if it isn't there, and adds each crate that needn't be typed
/// and depends on none that the reader doesn't have yet. Returns what it did. Fails
/// when cargo fails, or the folder can't be written.
pub fn begin(repository: &Repository, folder: &Path) -> Result<String> {
    let manifest = folder.join("Cargo.toml");
    if !manifest.exists() {
        write(&manifest, WORKSPACE)?;
        // Cargo then chooses the versions that our tests have seen.
        fs::copy(
            repository.root().join("Cargo.lock"),
            folder.join("Cargo.lock"),
        )?;
    }
    let (mut said, mut later) = (String::new(), Vec::new());
    for name in SUPPORT {
        if folder.join(name).exists() {
            continue;
        }
        let ours = support(repository, name)?;
        let commands = setup::commands(repository, name, &ours)?;
        if lacks_one(&commands, folder) {
            later.push(name.to_owned());
        } else {
            make(name, &ours, &commands, folder)?;
            said += &format!("{name} is in {}.\n", folder.display());
        }
    }
    for chapter in repository.chapters()? {
        if copy_given(&chapter, folder, &mut later)? {
            said += &format!(
                "The given files of {} are in {}.\n",
                chapter.name,
                folder.display()
            );
        }
    }
    if !later.is_empty() {
        said += &format!(
            "Later, when you have what they need: {}.\n",
            later.join(", ")
        );
    }
    Ok(said)
}

/// Copies the given files of a chapter's crate that the reader's crate lacks, and
/// returns whether there were any. The program is copied once all other files are
/// there, because cargo compiles it as soon as it exists. Adds what has to wait to
/// `later`.
fn copy_given(chapter: &Chapter, folder: &Path, later: &mut Vec<String>) -> Result<bool> {
    let given = given::files(&chapter.path)?;
    let (name, own) = (&chapter.name, folder.join(&chapter.name));
    if given.is_empty() {
        return Ok(false);
    }
    if !own.exists() {
        later.push(format!("the given files of {name}"));
        return Ok(false);
    }
    let program = Path::new("src/main.rs");
    let mut copied = false;
    for (file, text) in given {
        if own.join(&file).exists() {
            continue;
        }
        if file == program && !is_complete_without(program, chapter, &own)? {
            later.push(format!("the program of {name}"));
            continue;
        }
        write(&own.join(file), &text)?;
        copied = true;
    }
    Ok(copied)
}

/// Tests if the reader's crate has all source files of the chapter's but `program`,
/// or will have them because they're given.
fn is_complete_without(program: &Path, chapter: &Chapter, own: &Path) -> Result<bool> {
    for file in files::walk(&chapter.path.join("src"))? {
        let is_given = given::is_given(&read(&file)?);
        let file = file.strip_prefix(&chapter.path)?;
        if file != program && !is_given && !own.join(file).exists() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Where our own workspace has one of these crates.
fn support(repository: &Repository, name: &str) -> Result<PathBuf> {
    let workspace = Manifest::read(repository.root())?;
    let path = workspace.workspace_dependency_path(name);
    let path = path.with_context(|| format!("the workspace has no crate called {name}"))?;
    Ok(repository.root().join(path))
}

/// Whether these commands want a crate that isn't in the folder yet.
fn lacks_one(commands: &[String], folder: &Path) -> bool {
    let wanted = commands
        .iter()
        .filter_map(|command| command.split("--path ").nth(1));
    let mut names = wanted.filter_map(|rest| rest.split(' ').next());
    names.any(|name| !folder.join(name).exists())
}

fn make(name: &str, ours: &Path, commands: &[String], folder: &Path) -> Result<()> {
    for command in commands {
        let words: Vec<_> = command.split(' ').skip(1).collect();
        Cargo::new(folder, words[0]).args(&words[1..]).output()?;
    }
    for file in files::walk(&ours.join("src"))? {
        let inside = file.strip_prefix(ours)?;
        write(&folder.join(name).join(inside), &read(&file)?)?;
    }
    Ok(())
}
