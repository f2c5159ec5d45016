//! The course: the exercises of all chapters, in order, and finding them by number.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail, ensure};
use othellier_project::catalog::{self, Exercise, ExerciseNumber, Package};
use othellier_project::files::{portable_path, read};
use othellier_project::repository::Repository;

/// The exercises of a checkout.
#[derive(Debug)]
pub struct Course {
    /// The root folder of the checkout.
    pub root: PathBuf,
    /// The packages with the exercises, in the order of the chapters.
    pub packages: Vec<Package>,
}

/// An exercise and its package.
#[derive(Debug, Clone, Copy)]
pub struct CourseEntry<'a> {
    /// The package.
    pub package: &'a Package,
    /// The exercise.
    pub exercise: &'a Exercise,
}

/// A number on the command line, such as `2` or `2.1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExerciseChoice {
    /// All exercises of a chapter.
    Chapter(u32),
    /// One exercise.
    Exercise(ExerciseNumber),
}

impl FromStr for ExerciseChoice {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<ExerciseChoice> {
        let choice = match text.split_once('.') {
            None => text.parse().ok().map(ExerciseChoice::Chapter),
            Some((chapter, position)) => match (chapter.parse(), position.parse()) {
                (Ok(chapter), Ok(position)) => Some(ExerciseChoice::Exercise(ExerciseNumber {
                    chapter,
                    position,
                })),
                _ => None,
            },
        };
        choice.with_context(|| format!("`{text}` isn't the number of an exercise, such as 2.1"))
    }
}

impl Course {
    /// Reads the exercises of a checkout.
    ///
    /// # Errors
    ///
    /// Returns an error if there are none, or an `exercises.toml` can't be read.
    pub fn load(repository: &Repository) -> anyhow::Result<Course> {
        let root = repository.root().to_owned();
        let packages = catalog::packages(repository)?;
        let has_exercises = packages.iter().any(|p| !p.exercises.is_empty());
        ensure!(
            has_exercises,
            "there are no exercises in {}",
            root.display()
        );
        Ok(Course { root, packages })
    }

    /// Iterates over all exercises, in order.
    pub fn entries(&self) -> impl Iterator<Item = CourseEntry<'_>> {
        self.packages.iter().flat_map(|package| {
            package
                .exercises
                .iter()
                .map(move |exercise| CourseEntry { package, exercise })
        })
    }

    /// Returns the chosen exercises, at least one.
    ///
    /// # Errors
    ///
    /// Returns an error if there are none with this number.
    pub fn choose(&self, choice: ExerciseChoice) -> anyhow::Result<Vec<CourseEntry<'_>>> {
        let entries: Vec<_> = self
            .entries()
            .filter(|entry| match choice {
                ExerciseChoice::Chapter(chapter) => entry.number().chapter == chapter,
                ExerciseChoice::Exercise(number) => entry.number() == number,
            })
            .collect();
        let name = match choice {
            ExerciseChoice::Chapter(chapter) => format!("in chapter {chapter}"),
            ExerciseChoice::Exercise(number) => number.to_string(),
        };
        ensure!(
            !entries.is_empty(),
            "there's no exercise {name}: choose from {}",
            self.number_ranges()
        );
        Ok(entries)
    }

    /// Returns the exercise with a number.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, or the choice is a chapter.
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

    /// Returns the numbers of all exercises: `1.1 to 1.4, 2.1 to 2.4`.
    fn number_ranges(&self) -> String {
        let ranges: Vec<_> = self
            .packages
            .iter()
            .filter_map(|package| {
                let first = package.exercises.first()?.number;
                let last = package.exercises.last()?.number;
                Some(format!("{first} to {last}"))
            })
            .collect();
        ranges.join(", ")
    }

    /// Returns a path relative to the root of the checkout, with `/` on every system.
    pub fn relative_path(&self, path: &Path) -> String {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        portable_path(path)
    }
}

impl CourseEntry<'_> {
    /// Returns the number of the exercise.
    pub fn number(&self) -> ExerciseNumber {
        self.exercise.number
    }

    /// Returns the path of the file that the learner writes the answer in.
    pub fn answer_path(&self) -> PathBuf {
        self.package.answer_path(self.exercise)
    }

    /// Reads the answer.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is missing or isn't UTF-8. The message says how to reset it.
    pub fn read_answer(&self) -> anyhow::Result<String> {
        let number = self.number();
        read(&self.answer_path()).with_context(|| {
            format!(
                "can't read the answer to {number}: `cargo run -- reset \
                 {number}` brings its starter back"
            )
        })
    }

    /// Returns the path of the file with the checks.
    pub fn checks_path(&self) -> PathBuf {
        self.package.checks_path(self.exercise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn number_is_a_chapter_or_an_exercise() {
        let exercise = ExerciseNumber {
            chapter: 2,
            position: 10,
        };
        let parse = |text: &str| text.parse::<ExerciseChoice>();
        assert_eq!(parse("2").unwrap(), ExerciseChoice::Chapter(2));
        assert_eq!(parse("2.10").unwrap(), ExerciseChoice::Exercise(exercise));
    }

    #[test]
    fn other_texts_are_no_number_of_an_exercise() {
        for text in ["", "2.", ".1", "ray_length", "2.1.1", "-1"] {
            let error = text.parse::<ExerciseChoice>().unwrap_err().to_string();
            assert!(error.contains("isn't the number of an exercise"), "{error}");
        }
    }
}
