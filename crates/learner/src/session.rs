//! A learner's session: one method for each command, which returns the text to print.

use anyhow::{Result, bail, ensure};
use othellier_project::files::read;
use othellier_project::repository::Repository;

use crate::attempt::Attempt;
use crate::course::{Course, CourseEntry, ExerciseChoice};
use crate::progress::{Progress, check_and_record};
use crate::progress_store::ProgressStore;
use crate::render::{Detail, Prompt, Renderer};
use crate::reset;
use crate::style::Style;

/// The course and how it's presented.
#[derive(Debug)]
pub struct Session {
    pub(crate) course: Course,
    pub(crate) style: Style,
    pub(crate) prompt: Prompt,
}

/// The result of `check`.
#[derive(Debug)]
pub struct CheckResult {
    /// The text for the learner.
    pub text: String,
    /// True if everything that was checked is solved.
    pub is_solved: bool,
}

impl Session {
    /// Creates a session in a checkout.
    ///
    /// # Errors
    ///
    /// Returns an error if the checkout has no exercises, or their list can't be read.
    pub fn new(repository: &Repository, style: Style) -> Result<Session> {
        Ok(Session {
            course: Course::load(repository)?,
            style,
            prompt: Prompt::Command,
        })
    }

    pub(crate) fn renderer(&self) -> Renderer<'_> {
        Renderer {
            course: &self.course,
            style: self.style,
            prompt: self.prompt,
            detail: Detail::Full,
        }
    }

    pub(crate) fn progress(&self) -> Result<Progress<'_>> {
        Progress::determine(&self.course, self.style)
    }

    /// Lists the exercises with their states.
    ///
    /// # Errors
    ///
    /// Returns an error if an answer can't be read or checked.
    pub fn list(&self) -> Result<String> {
        Ok(self.renderer().list(&self.progress()?))
    }

    /// Lists the exercises of the current exercise's chapter, with the other chapters
    /// in a line each.
    pub(crate) fn list_around(&self, current: CourseEntry) -> Result<String> {
        Ok(self.renderer().list_around(&self.progress()?, current))
    }

    /// Checks the chosen exercises or, without a choice, the next unsolved one.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no such exercise, or it can't be read or checked.
    pub fn check(&self, choice: Option<ExerciseChoice>) -> Result<CheckResult> {
        let entries = match choice {
            Some(choice) => self.course.choose(choice)?,
            None => self.progress()?.next_unsolved().into_iter().collect(),
        };
        let attempts = check_and_record(&self.course, &entries, self.style)?;
        self.check_result(&attempts, Detail::Full)
    }

    /// Renders the solved attempts before the first that isn't solved, and that one.
    pub(crate) fn check_result(&self, attempts: &[Attempt], detail: Detail) -> Result<CheckResult> {
        let renderer = Renderer {
            detail,
            ..self.renderer()
        };
        let solved_first = attempts
            .iter()
            .take_while(|attempt| attempt.is_solved())
            .count();
        let (solved, rest) = attempts.split_at(solved_first);
        let mut parts: Vec<_> = solved
            .iter()
            .map(|attempt| renderer.attempt(attempt))
            .collect();
        if let Some((first_unsolved, later)) = rest.split_first() {
            parts.push(renderer.attempt(first_unsolved));
            let unsolved = later.iter().filter(|attempt| !attempt.is_solved()).count();
            parts.extend(renderer.more_unsolved(unsolved));
        } else {
            parts.push(renderer.next(&self.progress()?, attempts));
        }
        Ok(CheckResult {
            text: parts.join("\n"),
            is_solved: rest.is_empty(),
        })
    }

    /// Shows the hints given so far, and one more.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no such exercise, or the number of hints can't be stored.
    pub fn hint(&self, choice: Option<ExerciseChoice>) -> Result<String> {
        let entry = self.chosen_or_next(choice)?;
        let mut store = ProgressStore::load(&self.course.root);
        let hints = store.give_hint(entry);
        store.save(&self.course.root)?;
        Ok(self.renderer().hints(entry, hints))
    }

    /// Shows the solution of an exercise that's solved or given up.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no such exercise, it's neither solved nor given up, or the
    /// checkout has no solutions.
    pub fn solution(&self, choice: Option<ExerciseChoice>, give_up: bool) -> Result<String> {
        let entry = self.chosen_or_next(choice)?;
        let number = entry.number();
        ensure!(
            give_up || check_and_record(&self.course, &[entry], self.style)?[0].is_solved(),
            "{number} isn't solved yet: `cargo run -- solution {number} \
             --give-up` shows the solution anyway"
        );
        let path = entry.package.solution_path(entry.exercise);
        ensure!(path.exists(), "an assignment comes without solutions");
        Ok(self.renderer().solution(&path, &read(&path)?))
    }

    /// Replaces an answer by the starter, and keeps the answer in a backup file.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no such exercise, its starter can't be read, or a file can't be
    /// written.
    pub fn reset(&self, choice: ExerciseChoice) -> Result<String> {
        let entry = self.course.find(choice)?;
        let reset = reset::reset(&self.course, entry)?;
        Ok(self.renderer().reset(entry, &reset))
    }

    /// Returns the chosen exercise or, without a choice, the next unsolved one.
    pub(crate) fn chosen_or_next(&self, choice: Option<ExerciseChoice>) -> Result<CourseEntry<'_>> {
        if let Some(choice) = choice {
            return self.course.find(choice);
        }
        match self.progress()?.next_unsolved() {
            Some(entry) => Ok(entry),
            None => bail!("all exercises are solved; name one, such as 2.1"),
        }
    }
}
