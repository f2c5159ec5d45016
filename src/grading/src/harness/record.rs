//! Recording what the checks would ask, for those who must not see how the
//! answers were found.

use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use check_report::{Event, Recording, Report, Request};

use super::{Check, Harness};

/// So many lists of questions are kept, spread over all that a check has.
const MOST: usize = 30;

impl Harness {
    /// The questions of a check, those of each task in it by themselves. No answer
    /// is called. Fails when the check doesn't say what it would ask.
    pub fn record(&self, exercise: &str, check: &Check) -> anyhow::Result<Vec<Recording>> {
        let folder = tempfile::tempdir()?;
        let request = Request {
            report: Some(folder.path().join("report")),
            seed: self.seed,
            record: true,
            ..Request::default()
        };
        let path = check.path(exercise);
        let output = Command::new(&self.checks)
            .args(["--exact", &path, "--test-threads=1"])
            .envs(request.variables())
            .stdin(Stdio::null())
            .output()
            .context("can't start the checks")?;
        let said = String::from_utf8_lossy(&output.stdout);
        ensure!(output.status.success(), "can't record {path}:\n{said}");
        let report = Report::read(&folder.path().join("report"))?;
        let recorded = report.events().iter().filter_map(|event| match event {
            Event::Recorded(questions) => Some(questions.clone()),
            _ => None,
        });
        let recorded: Vec<_> = recorded.collect();
        let step = recorded.len().div_ceil(MOST).max(1);
        Ok(recorded.into_iter().step_by(step).collect())
    }
}
