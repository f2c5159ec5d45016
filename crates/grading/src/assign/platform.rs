//! Platforms that run or grade submissions automatically, and the files that each of them
//! needs in an assignment.

use std::collections::BTreeMap;

use anyhow::Result;
use clap::ValueEnum;

use crate::assignment::AssignedExercise;
use othellier_project::files::read;

/// A platform that runs or grades submissions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Platform {
    /// GitHub: a workflow in each student's repository
    Github,
    /// Gradescope: an autograder to upload
    Gradescope,
    /// VPL, a module of Moodle
    Vpl,
}

/// The files of every assignment for students: a dev container, and continuous integration
/// workflows with which teachers can grade.
const STUDENT_FILES: [(&str, &str); 3] = [
    (
        ".devcontainer/devcontainer.json",
        include_str!("platforms/devcontainer.json"),
    ),
    ("ci/github-actions.yml", include_str!("github-actions.yml")),
    ("ci/gitlab-ci.yml", include_str!("gitlab-ci.yml")),
];

/// Returns the paths and contents of the files that a platform needs in an assignment.
pub fn files(platform: Option<Platform>) -> Vec<(&'static str, &'static str)> {
    match platform {
        None => STUDENT_FILES.to_vec(),
        Some(Platform::Github) => {
            let workflow = include_str!("platforms/github.yml");
            [
                &STUDENT_FILES[..],
                &[(".github/workflows/points.yml", workflow)],
            ]
            .concat()
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
    /// Tests if the platform grades submissions itself, so that the assignment has to
    /// contain the grader and isn't shown to students.
    pub fn is_grader(self) -> bool {
        self == Platform::Gradescope
    }
}

/// Returns the source of the exercises' original checks, by exercise id, for platforms on
/// which students can't read them.
pub(super) fn original_checks(exercises: &[AssignedExercise]) -> Result<BTreeMap<String, String>> {
    let mut checks = BTreeMap::new();
    for AssignedExercise {
        package, exercise, ..
    } in exercises
    {
        checks.insert(exercise.id.clone(), read(&package.checks_path(exercise))?);
    }
    Ok(checks)
}
