//! What is remembered from one command to the next: the hints given, and what
//! the checks said about an answer. It lies under `target`, which git does not
//! see, and nothing is lost with it: what the checks said, they say again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::course::Entry;
use othellier_project::files::{self, walk};

/// What is remembered, by the names of the exercises.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct ProgressStore {
    hints: BTreeMap<String, usize>,
    verdicts: BTreeMap<String, Verdict>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Verdict {
    /// Of all that the checks looked at.
    fingerprint: String,
    solved: bool,
}

impl ProgressStore {
    /// What is remembered in a checkout. Where it cannot be read, nothing is.
    pub(super) fn load(root: &Path) -> ProgressStore {
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
        files::save(&file(root), text)
    }

    /// Whether the checks found the answer right, if they have seen it as it
    /// is.
    pub(super) fn verdict(
        &self,
        entry: Entry,
        fingerprint: &str,
    ) -> Option<bool> {
        let verdict = self.verdicts.get(&name(entry))?;
        (verdict.fingerprint == fingerprint).then_some(verdict.solved)
    }

    pub(super) fn set_verdict(
        &mut self,
        entry: Entry,
        fingerprint: String,
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
    root.join("target/learner/progress.json")
}

/// Other than its number, the name of an exercise never changes.
fn name(entry: Entry) -> String {
    format!("{}/{}", entry.package.name, entry.exercise.id)
}

/// A name for the ground that all answers stand on: the chapters and what the
/// checks share. When a file of it changes, so does the name.
///
/// # Errors
///
/// When a file can't be read.
pub(super) fn ground(root: &Path) -> anyhow::Result<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("chapters"))? {
        let folder = entry?.path();
        if folder.join("Cargo.toml").is_file() {
            files.push(folder.join("Cargo.toml"));
            files.extend(walk(&folder.join("src"))?);
        }
    }
    files.sort();
    fingerprint_of(root, &files)
}

/// A name for an answer and its checks: when one of them changes, so does the
/// name. An answer may use the others of its chapter.
///
/// # Errors
///
/// When a file can't be read.
pub(super) fn own_files(entry: Entry) -> anyhow::Result<String> {
    let package = &entry.package.path;
    let answer = entry.answer();
    let text = entry.read_answer()?;
    let mut files = vec![answer, entry.checks(), package.join("Cargo.toml")];
    if ["crate::", "super::"]
        .iter()
        .any(|path| text.contains(path))
    {
        files.extend(walk(&package.join("src"))?);
    }
    fingerprint_of(package, &files)
}

/// A name for all that a verdict depends on: an answer with its checks, and the
/// ground.
pub(super) fn fingerprint(own_files: &str, ground: &str) -> String {
    files::fingerprint([own_files, ground])
}

/// A name for some files: where each is, and what is in it.
fn fingerprint_of(root: &Path, files: &[PathBuf]) -> anyhow::Result<String> {
    let mut parts = Vec::new();
    for file in files {
        let place = file.strip_prefix(root).unwrap_or(file);
        parts.push(place.to_string_lossy().into_owned().into_bytes());
        parts.push(fs::read(file)?);
    }
    Ok(files::fingerprint(parts))
}
