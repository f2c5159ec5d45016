//! What is remembered from one command to the next: the hints given, and what
//! the checks said about an answer. It lies under `target`, which git does not
//! see, and nothing is lost with it: what the checks said, they say again.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use super::course::Entry;
use othellier_project::files::read;

/// What is remembered, by the names of the exercises.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Memory {
    hints: BTreeMap<String, usize>,
    verdicts: BTreeMap<String, Verdict>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Verdict {
    /// Of all that the checks looked at.
    fingerprint: u64,
    solved: bool,
}

impl Memory {
    /// What is remembered in a checkout. Where it cannot be read, nothing is.
    pub(super) fn load(root: &Path) -> Memory {
        let text = fs::read_to_string(file(root)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps it for the next time.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub(super) fn save(&self, root: &Path) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        write_whole(&file(root), &text)
    }

    /// Whether the checks found the answer right, if they have seen it as it
    /// is.
    pub(super) fn verdict(
        &self,
        entry: Entry,
        fingerprint: u64,
    ) -> Option<bool> {
        let verdict = self.verdicts.get(&name(entry))?;
        (verdict.fingerprint == fingerprint).then_some(verdict.solved)
    }

    pub(super) fn set_verdict(
        &mut self,
        entry: Entry,
        fingerprint: u64,
        solved: bool,
    ) {
        let verdict = Verdict {
            fingerprint,
            solved,
        };
        self.verdicts.insert(name(entry), verdict);
    }

    /// One hint more is given, if one is left.
    pub(super) fn one_more_hint(&mut self, entry: Entry) -> Hints {
        let given = self.hints.entry(name(entry)).or_default();
        let before = *given;
        *given = (before + 1).min(entry.exercise.hints.len());
        Hints {
            given: *given,
            is_one_new: *given > before,
        }
    }
}

/// The hints that a learner has.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hints {
    /// How many there are.
    pub(super) given: usize,
    /// Whether the last is new.
    pub(super) is_one_new: bool,
}

fn file(root: &Path) -> PathBuf {
    root.join("target/learner/memory.json")
}

/// Other than its number, the name of an exercise never changes.
fn name(entry: Entry) -> String {
    format!("{}/{}", entry.package.name, entry.exercise.id)
}

/// Writes a file so that it is there as a whole or not at all.
///
/// # Errors
///
/// When it cannot be written.
pub(super) fn write_whole(file: &Path, text: &str) -> anyhow::Result<()> {
    let write = || -> anyhow::Result<()> {
        let folder = file.parent().context("no folder")?;
        fs::create_dir_all(folder)?;
        let mut fresh = NamedTempFile::new_in(folder)?;
        fresh.write_all(text.as_bytes())?;
        if let Ok(old) = fs::metadata(file) {
            fresh.as_file().set_permissions(old.permissions())?;
        }
        fresh.persist(file)?;
        Ok(())
    };
    write().with_context(|| format!("cannot write {}", file.display()))
}

/// A number for the ground that all answers stand on: the chapters and the
/// crate that the checks share.
///
/// # Errors
///
/// When a file cannot be read.
pub(super) fn ground(root: &Path) -> anyhow::Result<u64> {
    let mut hasher = DefaultHasher::new();
    for folder in folders(&root.join("chapters"))? {
        fs::read(folder.join("Cargo.toml"))?.hash(&mut hasher);
        hash_folder(&folder.join("src"), &mut hasher)?;
    }
    Ok(hasher.finish())
}

/// A number for an answer, its checks and the ground: when one of them changes,
/// so does the number. An answer may use the others of its chapter.
///
/// # Errors
///
/// When a file cannot be read.
pub(super) fn fingerprint(entry: Entry, ground: u64) -> anyhow::Result<u64> {
    let mut hasher = DefaultHasher::new();
    ground.hash(&mut hasher);
    let answer = read(&entry.answer())?;
    answer.hash(&mut hasher);
    read(&entry.checks())?.hash(&mut hasher);
    read(&entry.package.path.join("Cargo.toml"))?.hash(&mut hasher);
    if ["crate::", "super::"]
        .iter()
        .any(|path| answer.contains(path))
    {
        hash_folder(&entry.package.path.join("src"), &mut hasher)?;
    }
    Ok(hasher.finish())
}

fn hash_folder(
    folder: &Path,
    hasher: &mut DefaultHasher,
) -> anyhow::Result<()> {
    for path in sorted(folder)? {
        path.hash(hasher);
        if path.is_dir() {
            hash_folder(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

/// The folders in a folder that hold a crate.
fn folders(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut folders = sorted(folder)?;
    folders.retain(|path| path.join("Cargo.toml").is_file());
    Ok(folders)
}

fn sorted(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path()));
    let mut paths = paths.collect::<anyhow::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
