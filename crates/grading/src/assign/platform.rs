//! The platforms on which a machine tries what students hand in. Each gets the
//! assignment, with the program that counts the points, and the few files that
//! its contract asks for.

use std::collections::BTreeMap;

use anyhow::Result;
use clap::ValueEnum;

use crate::assignment::AskedExercise;
use othellier_project::files::read;

/// A platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Platform {
    /// GitHub: a workflow in each student's repository
    Github,
    /// Gradescope: an autograder to upload
    Gradescope,
    /// VPL, a module of Moodle
    Vpl,
}

/// How a school's own continuous integration grades what comes in, with the same
/// commands as on a teacher's machine, and what opens the assignment in a browser.
const ALL: [(&str, &str); 3] = [
    (
        ".devcontainer/devcontainer.json",
        include_str!("platforms/devcontainer.json"),
    ),
    ("ci/github-actions.yml", include_str!("github-actions.yml")),
    ("ci/gitlab-ci.yml", include_str!("gitlab-ci.yml")),
];

/// The files that are in an assignment for this platform, or for students alone.
pub fn files(platform: Option<Platform>) -> Vec<(&'static str, &'static str)> {
    match platform {
        None => ALL.to_vec(),
        Some(Platform::Github) => {
            let workflow = include_str!("platforms/github.yml");
            [&ALL[..], &[(".github/workflows/points.yml", workflow)]].concat()
        }
        Some(Platform::Gradescope) => vec![
            ("setup.sh", include_str!("platforms/gradescope-setup.sh")),
            (
                "run_autograder",
                include_str!("platforms/gradescope-run.sh"),
            ),
        ],
        Some(Platform::Vpl) => vec![
            ("setup.sh", include_str!("platforms/vpl-setup.sh")),
            ("vpl_evaluate.sh", include_str!("platforms/vpl-evaluate.sh")),
        ],
    }
}

impl Platform {
    /// Whether it grades, and keeps what it grades with from students.
    pub fn grades(self) -> bool {
        self == Platform::Gradescope
    }
}

/// Our own checks, which count where students can't look, by the ids of the
/// exercises.
pub(super) fn our_checks(tasks: &[AskedExercise]) -> Result<BTreeMap<String, String>> {
    let text = |task: &AskedExercise| read(&task.package.checks_path(task.exercise));
    tasks
        .iter()
        .map(|task| Ok((task.exercise.id.clone(), text(task)?)))
        .collect()
}
