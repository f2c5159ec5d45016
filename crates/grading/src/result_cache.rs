//! Cached results of earlier runs, so that grading a class again only grades the
//! submissions that are new or changed.

use std::fs;
use std::path::PathBuf;

use super::class_report::ExerciseReport;
use super::compile::AnswersById;
use othellier_project::files::{fingerprint, save};

/// A folder of grading results, one file per cache key.
#[derive(Debug, Clone)]
pub struct ResultCache {
    dir: PathBuf,
    /// The fingerprint of everything that all results depend on.
    common_key: String,
}

impl ResultCache {
    /// Returns the cache in `dir` for results that depend on `key_parts`: rubric,
    /// checks, compiler and sandbox.
    pub fn new(dir: PathBuf, key_parts: &[&[u8]]) -> ResultCache {
        ResultCache {
            dir,
            common_key: fingerprint(key_parts),
        }
    }

    /// Returns the cached result for these answers.
    pub fn get(&self, answers: &AnswersById) -> Option<Vec<ExerciseReport>> {
        let text = fs::read_to_string(self.file(answers)).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Stores a result. The file is replaced atomically.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be written.
    pub fn put(&self, answers: &AnswersById, reports: &[ExerciseReport]) -> anyhow::Result<()> {
        save(&self.file(answers), serde_json::to_string(reports)?)
    }

    fn file(&self, answers: &AnswersById) -> PathBuf {
        let answers = answers.iter().flat_map(|(id, text)| [id, text]);
        let key = fingerprint([&self.common_key].into_iter().chain(answers));
        self.dir.join(key).with_extension("json")
    }
}
