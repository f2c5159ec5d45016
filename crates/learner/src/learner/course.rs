//! The course: the exercises of all chapters in order, found by their numbers.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail, ensure};

use othellier_project::catalog::{self, Exercise, Number, Package};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// The exercises of a checkout.
#[derive(Debug)]
pub struct Course {
    /// The top folder of the checkout.
    pub root: PathBuf,
    /// The packages, in the order of the chapters.
    pub packages: Vec<Package>,
}

/// An exercise, and the package that it's in.
#[derive(Debug, Clone, Copy)]
pub struct CourseEntry<'a> {
    /// The package.
    pub package: &'a Package,
    /// The exercise.
    pub exercise: &'a Exercise,
}

/// What a learner names: `2` or `2.1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExerciseChoice {
    /// A chapter.
    Chapter(u32),
    /// An exercise.
    Exercise(Number),
}

impl FromStr for ExerciseChoice {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<ExerciseChoice> {
        let choice = match text.split_once('.') {
            None => text.parse().ok().map(ExerciseChoice::Chapter),
            Some((chapter, place)) => {
                let chapter = chapter.parse().ok();
                let number = chapter.zip(place.parse().ok());
                number.map(|(chapter, place)| ExerciseChoice::Exercise(Number { chapter, place }))
            }
        };
        choice.with_context(|| format!("`{text}` isn't the number of an exercise, such as 2.1"))
    }
}

impl Course {
    /// The exercises of this checkout. Fails when it has none, or their list can't
    /// be read.
    pub fn of(repository: &Repository) -> anyhow::Result<Course> {
        let root = repository.root().to_owned();
        let packages = catalog::packages(repository)?;
        let has_some = packages.iter().any(|p| !p.exercises.is_empty());
        ensure!(has_some, "there are no exercises in {}", root.display());
        Ok(Course { root, packages })
    }

    /// All exercises, in order.
    pub fn entries(&self) -> impl Iterator<Item = CourseEntry<'_>> {
        self.packages.iter().flat_map(|package| {
            let exercises = package.exercises.iter();
            exercises.map(move |exercise| CourseEntry { package, exercise })
        })
    }

    /// The exercises of this choice: one, or a chapter's. Fails when there is none.
    pub fn choose(&self, choice: ExerciseChoice) -> anyhow::Result<Vec<CourseEntry<'_>>> {
        let is_meant = |number: Number| match choice {
            ExerciseChoice::Chapter(chapter) => number.chapter == chapter,
            ExerciseChoice::Exercise(exercise) => number == exercise,
        };
        let entries = self.entries();
        let meant: Vec<_> = entries.filter(|e| is_meant(e.number())).collect();
        let name = match choice {
            ExerciseChoice::Chapter(chapter) => format!("in chapter {chapter}"),
            ExerciseChoice::Exercise(number) => number.to_string(),
        };
        ensure!(
            !meant.is_empty(),
            "there's no exercise {name}: choose from {}",
            self.ranges()
        );
        Ok(meant)
    }

    /// The exercise with this number. Fails when there is none, or a chapter is
    /// named.
    pub fn find(&self, choice: ExerciseChoice) -> anyhow::Result<CourseEntry<'_>> {
        let entries = self.choose(choice)?;
        if let ExerciseChoice::Chapter(chapter) = choice {
            bail!(
                "{chapter} is a chapter; name an exercise of it, such as {}",
                entries[0].number()
            );
        }
        Ok(entries[0])
    }

    /// `1.1 to 1.4, 2.1 to 2.4`
    fn ranges(&self) -> String {
        let range = |package: &Package| {
            let first = package.exercises.first()?.number;
            let last = package.exercises.last()?.number;
            Some(format!("{first} to {last}"))
        };
        let ranges: Vec<_> = self.packages.iter().filter_map(range).collect();
        ranges.join(", ")
    }

    /// A path as it is written at the top of the checkout.
    pub fn shown(&self, path: &Path) -> String {
        let inside = path.strip_prefix(&self.root).unwrap_or(path);
        inside.display().to_string().replace('\\', "/")
    }
}

impl CourseEntry<'_> {
    /// The number of the exercise.
    pub fn number(&self) -> Number {
        self.exercise.number
    }

    /// The file that the learner writes.
    pub fn answer(&self) -> PathBuf {
        self.package.answer_file(self.exercise)
    }

    /// What the learner has written. Fails when the file is gone or isn't text: the
    /// error says how to get the starter back.
    pub fn read_answer(&self) -> anyhow::Result<String> {
        let number = self.number();
        read(&self.answer()).with_context(|| {
            format!(
                "can't read the answer to {number}: `cargo run -- reset \
                 {number}` brings its starter back"
            )
        })
    }

    /// The file with the checks.
    pub fn checks(&self) -> PathBuf {
        self.package.checks(self.exercise)
    }
}
