//! What the students have to do.

use std::path::Path;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use super::points::Points;
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::read;

/// The file `assignment.toml` of an assignment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// Its title.
    pub title: String,
    /// When it is due: `2026-12-01` means until the end of that day, and
    /// `2026-12-01 18:00` until that minute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// What the random questions begin with; 0 for the book's own.
    #[serde(default)]
    pub seed: u32,
    /// The exercises.
    #[serde(rename = "exercise")]
    pub exercises: Vec<ListedExercise>,
}

/// An exercise in `assignment.toml`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedExercise {
    /// Its number, such as `2.1`.
    pub number: String,
    /// The name of its files, such as `next_square`.
    pub id: String,
    /// What a right answer gets.
    pub points: u32,
}

/// The name of the file.
pub const FILE: &str = "assignment.toml";

/// An exercise that is asked for.
#[derive(Debug, Clone, Copy)]
pub struct AskedExercise<'a> {
    /// The package that it is in.
    pub package: &'a Package,
    /// The exercise.
    pub exercise: &'a Exercise,
    /// What a right answer gets.
    pub points: Points,
}

/// The packages with an exercise among the tasks, in the order of the book.
pub fn asked_packages<'a>(
    tasks: &[AskedExercise],
    packages: &'a [Package],
) -> impl Iterator<Item = &'a Package> {
    packages
        .iter()
        .filter(|package| tasks.iter().any(|task| task.package.name == package.name))
}

impl Assignment {
    /// The assignment in a folder from `assign`, or else of the exercises with these
    /// numbers, such as `2` or `2.1,2.3`. Fails when it's neither.
    pub fn find(given: &str, packages: &[Package]) -> anyhow::Result<Assignment> {
        let file = Path::new(given).join(FILE);
        if file.exists() {
            return toml::from_str(&read(&file)?).with_context(|| format!("in {given}/{FILE}"));
        }
        let exercises = Assignment::of_numbers(given, packages).ok();
        exercises.with_context(|| {
            format!(
                "`{given}` isn't an assignment: name the folder that `assign` made, \
                 unpacked if it's a zip file, or exercises, such as 2.1"
            )
        })
    }

    pub(super) fn of_numbers(given: &str, packages: &[Package]) -> anyhow::Result<Assignment> {
        let mut exercises = Vec::new();
        for part in given.split(',') {
            let meant = packages.iter().flat_map(|p| &p.exercises);
            let meant = meant.filter(|exercise| is_meant(part, exercise));
            let before = exercises.len();
            exercises.extend(meant.map(ListedExercise::of));
            ensure!(
                before < exercises.len(),
                "there's no exercise `{part}`: name chapters and exercises of \
                 the book, such as 2 or 2.1"
            );
        }
        Ok(Assignment {
            title: format!("Exercises {given}"),
            due: None,
            seed: 0,
            exercises,
        })
    }

    /// The seed of the questions that students get.
    pub fn recorded_seed(&self) -> u64 {
        self.seed.into()
    }

    /// The seed of the questions that the grade is given for. None of them is
    /// one that students get.
    pub fn fresh_seed(&self) -> u64 {
        self.recorded_seed() << 32
    }

    /// The exercises from our own repository. We take nothing else from the
    /// assignment. Fails when there is no such exercise, or one is listed twice:
    /// answers are told apart by the names of their files.
    pub fn tasks<'a>(&self, packages: &'a [Package]) -> anyhow::Result<Vec<AskedExercise<'a>>> {
        let mut tasks: Vec<AskedExercise> = Vec::new();
        for listed in &self.exercises {
            let task = listed.task(packages)?;
            let (number, id) = (task.exercise.number, &task.exercise.id);
            let twice = tasks.iter().any(|t| t.exercise.id == *id);
            ensure!(!twice, "exercise {number}, `{id}`, is listed twice");
            tasks.push(task);
        }
        ensure!(!tasks.is_empty(), "{FILE} doesn't list any exercises");
        Ok(tasks)
    }
}

impl AskedExercise<'_> {
    /// The name of the students' library with its answer.
    pub fn library(&self) -> String {
        self.package.name.replace('-', "_")
    }
}

impl ListedExercise {
    fn of(exercise: &Exercise) -> ListedExercise {
        ListedExercise {
            number: exercise.number.to_string(),
            id: exercise.id.clone(),
            points: exercise.points,
        }
    }

    fn task<'a>(&self, packages: &'a [Package]) -> anyhow::Result<AskedExercise<'a>> {
        let mut all = packages
            .iter()
            .flat_map(|p| p.exercises.iter().map(move |one| (p, one)));
        let is_it = |one: &Exercise| one.number.to_string() == self.number && one.id == self.id;
        let found = all.find(|(_, exercise)| is_it(exercise));
        let (package, exercise) = found.with_context(|| {
            let ListedExercise { number, id, .. } = self;
            format!("{FILE} lists exercise {number}, `{id}`, which doesn't exist")
        })?;
        Ok(AskedExercise {
            package,
            exercise,
            points: Points::whole(self.points),
        })
    }
}

fn is_meant(part: &str, exercise: &Exercise) -> bool {
    let number = exercise.number;
    let part = part.trim();
    part == number.to_string() || part == number.chapter.to_string()
}
