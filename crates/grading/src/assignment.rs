//! Assignments: the exercises that a class has to solve.

use std::path::Path;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use super::points::Points;
use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::files::read;

/// The contents of `assignment.toml`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// The title.
    pub title: String,
    /// The deadline: `2026-12-01` means until the end of that day, and
    /// `2026-12-01 18:00` until the end of that minute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// The seed of random questions; 0 for the book's own.
    #[serde(default)]
    pub seed: u32,
    /// The exercises.
    #[serde(rename = "exercise")]
    pub exercises: Vec<ExerciseEntry>,
}

/// An exercise as `assignment.toml` lists it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExerciseEntry {
    /// The exercise's number, such as `2.1`.
    pub number: String,
    /// The stem of its file names, such as `next_square`.
    pub id: String,
    /// The points for a right answer.
    pub points: u32,
}

/// The name of the file that describes an assignment.
pub const FILE_NAME: &str = "assignment.toml";

/// An exercise of an assignment, resolved to the book's own files.
#[derive(Debug, Clone, Copy)]
pub struct AssignedExercise<'a> {
    /// The package that contains the exercise.
    pub package: &'a Package,
    /// The exercise.
    pub exercise: &'a Exercise,
    /// The points for a right answer.
    pub points: Points,
}

/// Returns the packages that contain an assigned exercise, in the order of the book.
pub fn assigned_packages<'a>(
    exercises: &[AssignedExercise],
    packages: &'a [Package],
) -> impl Iterator<Item = &'a Package> {
    packages.iter().filter(|package| {
        exercises
            .iter()
            .any(|assigned| assigned.package.name == package.name)
    })
}

impl Assignment {
    /// Returns the assignment that a command-line argument names: a folder that
    /// `assign` wrote, or numbers such as `2` or `2.1,2.3`.
    ///
    /// # Errors
    ///
    /// Returns an error if the argument is neither, or if the folder's
    /// `assignment.toml` isn't valid.
    pub fn from_argument(argument: &str, packages: &[Package]) -> anyhow::Result<Assignment> {
        let file = Path::new(argument).join(FILE_NAME);
        if file.exists() {
            return toml::from_str(&read(&file)?)
                .with_context(|| format!("in {argument}/{FILE_NAME}"));
        }
        Assignment::from_numbers(argument, packages)
            .ok()
            .with_context(|| {
                format!(
                    "`{argument}` isn't an assignment: name the folder that `assign` made, \
                     unpacked if it's a zip file, or exercises, such as 2.1"
                )
            })
    }

    /// Returns an assignment of the chapters and exercises in a comma-separated list.
    pub(super) fn from_numbers(numbers: &str, packages: &[Package]) -> anyhow::Result<Assignment> {
        let mut exercises = Vec::new();
        for number in numbers.split(',') {
            let count_before = exercises.len();
            exercises.extend(
                packages
                    .iter()
                    .flat_map(|package| &package.exercises)
                    .filter(|exercise| matches_number(exercise, number))
                    .map(ExerciseEntry::new),
            );
            ensure!(
                count_before < exercises.len(),
                "there's no exercise `{number}`: name chapters and exercises of \
                 the book, such as 2 or 2.1"
            );
        }
        Ok(Assignment {
            title: format!("Exercises {numbers}"),
            due: None,
            seed: 0,
            exercises,
        })
    }

    /// Returns the seed of the questions in the checks that students get.
    pub fn handout_seed(&self) -> u64 {
        self.seed.into()
    }

    /// Returns the seed of the questions used for grading. It differs from every
    /// handout seed except 0, the book's own.
    pub fn grading_seed(&self) -> u64 {
        self.handout_seed() << 32
    }

    /// Returns the exercises as the repository has them. Nothing but numbers, ids and
    /// points is taken from the assignment.
    ///
    /// # Errors
    ///
    /// Returns an error if an exercise doesn't exist, if none is listed, or if one is
    /// listed twice, because answers are identified by their file names.
    pub fn resolve<'a>(
        &self,
        packages: &'a [Package],
    ) -> anyhow::Result<Vec<AssignedExercise<'a>>> {
        let mut exercises: Vec<AssignedExercise> = Vec::new();
        for entry in &self.exercises {
            let assigned = entry.resolve(packages)?;
            let (number, id) = (assigned.exercise.number, &assigned.exercise.id);
            let is_duplicate = exercises.iter().any(|other| other.exercise.id == *id);
            ensure!(!is_duplicate, "exercise {number}, `{id}`, is listed twice");
            exercises.push(assigned);
        }
        ensure!(
            !exercises.is_empty(),
            "{FILE_NAME} doesn't list any exercises"
        );
        Ok(exercises)
    }
}

impl AssignedExercise<'_> {
    /// Returns the name of the library crate that contains students' answers.
    pub fn library(&self) -> String {
        self.package.name.replace('-', "_")
    }
}

impl ExerciseEntry {
    fn new(exercise: &Exercise) -> ExerciseEntry {
        ExerciseEntry {
            number: exercise.number.to_string(),
            id: exercise.id.clone(),
            points: exercise.points,
        }
    }

    fn resolve<'a>(&self, packages: &'a [Package]) -> anyhow::Result<AssignedExercise<'a>> {
        let (package, exercise) = catalog::exercises(packages)
            .find(|(_, exercise)| {
                exercise.number.to_string() == self.number && exercise.id == self.id
            })
            .with_context(|| {
                let ExerciseEntry { number, id, .. } = self;
                format!("{FILE_NAME} lists exercise {number}, `{id}`, which doesn't exist")
            })?;
        Ok(AssignedExercise {
            package,
            exercise,
            points: Points::whole(self.points),
        })
    }
}

/// Tests if `number` is the exercise's number or its chapter's.
fn matches_number(exercise: &Exercise, number: &str) -> bool {
    let number = number.trim();
    number == exercise.number.to_string() || number == exercise.number.chapter.to_string()
}
