//! What has been graded before. If you grade a class again, after an
//! interruption or with three new submissions, only those three take time.

use std::fs;
use std::path::PathBuf;

use super::class_report::ExerciseReport;
use super::compile::AnswersById;
use othellier_project::files::{fingerprint, save};

/// A folder of results, named after everything that they depend on.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
    /// What all results depend on.
    ground: String,
}

impl Cache {
    /// The results in a folder that depend on this: the rubric, the checks, the
    /// compiler, the sandbox.
    pub fn new(folder: PathBuf, ground: &[&[u8]]) -> Cache {
        let ground = fingerprint(ground);
        Cache { folder, ground }
    }

    /// The result for these answers, if there is one.
    pub fn get(&self, answers: &AnswersById) -> Option<Vec<ExerciseReport>> {
        let text = fs::read_to_string(self.file(answers)).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Keeps a result. The file appears whole or not at all. Fails when it can't be
    /// written.
    pub fn put(&self, answers: &AnswersById, reports: &[ExerciseReport]) -> anyhow::Result<()> {
        save(&self.file(answers), serde_json::to_string(reports)?)
    }

    fn file(&self, answers: &AnswersById) -> PathBuf {
        let answers = answers.iter().flat_map(|(id, text)| [id, text]);
        let name = fingerprint([&self.ground].into_iter().chain(answers));
        self.folder.join(name).with_extension("json")
    }
}
