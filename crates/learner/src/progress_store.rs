//! State that is kept between commands: the hints given and the cached results of
//! checks. It's a file in `target`; if that is deleted, the checks run again.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use othellier_project::files::{self, read_bytes, walk};
use serde::{Deserialize, Serialize};

use crate::course::CourseEntry;

/// The stored state, by the keys of the exercises.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct ProgressStore {
    /// The number of hints given.
    hints: BTreeMap<String, usize>,
    verdicts: BTreeMap<String, Verdict>,
}

/// The cached result of an answer's checks.
#[derive(Debug, Serialize, Deserialize)]
struct Verdict {
    /// A fingerprint of all files that the result depends on.
    fingerprint: String,
    solved: bool,
}

impl ProgressStore {
    /// Reads the stored state of a checkout. It's empty if there's none, or it can't be
    /// read.
    pub(crate) fn load(root: &Path) -> ProgressStore {
        let text = fs::read_to_string(path(root)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Writes the state.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be written.
    pub(crate) fn save(&self, root: &Path) -> Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        files::save(&path(root), text)
    }

    /// Returns whether the answer is solved, if its checks have run with this
    /// fingerprint.
    pub(crate) fn verdict(&self, entry: CourseEntry, fingerprint: &str) -> Option<bool> {
        let verdict = self.verdicts.get(&key(entry))?;
        (verdict.fingerprint == fingerprint).then_some(verdict.solved)
    }

    pub(crate) fn set_verdict(&mut self, entry: CourseEntry, fingerprint: String, solved: bool) {
        let verdict = Verdict {
            fingerprint,
            solved,
        };
        self.verdicts.insert(key(entry), verdict);
    }

    /// Gives one more hint, if there's one left.
    pub(crate) fn give_hint(&mut self, entry: CourseEntry) -> HintsGiven {
        let count = self.hints.entry(key(entry)).or_default();
        let before = *count;
        *count = (before + 1).min(entry.exercise.hints().len());
        HintsGiven {
            count: *count,
            is_last_new: *count > before,
        }
    }
}

/// The hints that were given for an exercise.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HintsGiven {
    pub(crate) count: usize,
    /// True if the last of them was given just now.
    pub(crate) is_last_new: bool,
}

fn path(root: &Path) -> PathBuf {
    root.join("target/learner/progress.json")
}

/// Returns the key of an exercise. It has the id, because the number changes when an
/// exercise is added.
fn key(entry: CourseEntry) -> String {
    format!("{}/{}", entry.package.name, entry.exercise.id)
}

/// Returns a fingerprint of the code that all answers and checks may depend on: the
/// manifests and sources of all crates except those with exercises.
///
/// # Errors
///
/// Returns an error if a file can't be read.
pub(crate) fn shared_code_fingerprint(root: &Path) -> Result<String> {
    let mut files = Vec::new();
    for folder in ["chapters", "crates"] {
        let all = walk(&root.join(folder)).unwrap_or_default();
        files.extend(all.into_iter().filter(|file| is_shared_code(root, file)));
    }
    fingerprint_of_files(root, &files)
}

fn is_shared_code(root: &Path, file: &Path) -> bool {
    let path = file.strip_prefix(root).unwrap_or(file);
    let is_code = |name: &OsStr| name == "src" || name == "Cargo.toml";
    let is_exercise = path.starts_with("chapters") && path.iter().any(|name| name == "exercises");
    path.iter().skip(1).any(is_code) && !is_exercise
}

/// Returns a fingerprint of an answer, its checks and its package's manifest. If the
/// answer uses others of its package, it covers all of them.
///
/// # Errors
///
/// Returns an error if a file can't be read.
pub(crate) fn answer_fingerprint(entry: CourseEntry) -> Result<String> {
    let package = &entry.package.path;
    let mut files = vec![
        entry.answer_path(),
        entry.checks_path(),
        package.join("Cargo.toml"),
    ];
    let answer = entry.read_answer()?;
    if answer.contains("crate::") || answer.contains("super::") {
        files.extend(walk(&package.join("src"))?);
    }
    fingerprint_of_files(package, &files)
}

/// Returns a fingerprint of the relative paths and contents of some files.
fn fingerprint_of_files(root: &Path, files: &[PathBuf]) -> Result<String> {
    let mut parts = Vec::new();
    for file in files {
        let path = file.strip_prefix(root).unwrap_or(file);
        parts.push(path.to_string_lossy().into_owned().into_bytes());
        parts.push(read_bytes(file)?);
    }
    Ok(files::fingerprint(parts))
}
