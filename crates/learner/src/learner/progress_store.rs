//! What we remember from one command to the next: the hints given, and what the
//! checks said about an answer. It's under `target`, where git doesn't look. If
//! it's gone, nothing is lost: the checks run again.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::course::CourseEntry;
use othellier_project::files::{self, walk};

/// What is remembered, by the names of the exercises.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct ProgressStore {
    hints: BTreeMap<String, usize>,
    verdicts: BTreeMap<String, Remembered>,
}

/// What the checks said about an answer.
#[derive(Debug, Serialize, Deserialize)]
struct Remembered {
    /// A name for everything that the checks looked at.
    fingerprint: String,
    solved: bool,
}

impl ProgressStore {
    /// What we remember in a checkout: nothing, if it can't be read.
    pub(super) fn load(root: &Path) -> ProgressStore {
        let text = fs::read_to_string(file(root)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps it for the next time. Fails when the file can't be written.
    pub(super) fn save(&self, root: &Path) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        files::save(&file(root), text)
    }

    /// Whether the answer passed its checks, if they have run on it as it is
    /// now.
    pub(super) fn verdict(&self, entry: CourseEntry, fingerprint: &str) -> Option<bool> {
        let verdict = self.verdicts.get(&name(entry))?;
        (verdict.fingerprint == fingerprint).then_some(verdict.solved)
    }

    pub(super) fn set_verdict(&mut self, entry: CourseEntry, fingerprint: String, solved: bool) {
        let verdict = Remembered {
            fingerprint,
            solved,
        };
        self.verdicts.insert(name(entry), verdict);
    }

    /// Gives one more hint, if there's one left.
    pub(super) fn one_more_hint(&mut self, entry: CourseEntry) -> Hints {
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

/// Unlike its number, the name of an exercise never changes.
fn name(entry: CourseEntry) -> String {
    format!("{}/{}", entry.package.name, entry.exercise.id)
}

/// A name for the ground that all answers stand on: the chapters and what the
/// checks share. It changes when one of those files does. Fails when a file can't
/// be read.
pub(super) fn ground(root: &Path) -> anyhow::Result<String> {
    let mut files = Vec::new();
    for folder in ["chapters", "crates"] {
        let all = walk(&root.join(folder)).unwrap_or_default();
        files.extend(all.into_iter().filter(|file| is_ground(root, file)));
    }
    fingerprint_of(root, &files)
}

/// Whether answers may stand on a file: a manifest or the code of a crate that
/// isn't a chapter's exercises.
fn is_ground(root: &Path, file: &Path) -> bool {
    let inside = file.strip_prefix(root).unwrap_or(file);
    let is_code = |name: &OsStr| name == "src" || name == "Cargo.toml";
    let is_answer = inside.starts_with("chapters") && inside.iter().any(|name| name == "exercises");
    inside.iter().skip(1).any(is_code) && !is_answer
}

/// A name for an answer and its checks: when one of them changes, so does the name.
/// An answer may use the others of its chapter. Fails when a file can't be read.
pub(super) fn own_files(entry: CourseEntry) -> anyhow::Result<String> {
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
