//! A learner's session: each command, and its answer.

use anyhow::{bail, ensure};

use super::check::Attempt;
use super::course::{Course, CourseEntry, ExerciseChoice};
use super::progress::{Progress, check_and_record};
use super::progress_store::ProgressStore;
use super::render::{Detail, Prompt, Renderer};
use super::{Style, reset};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// The course, and how a learner sees it.
#[derive(Debug)]
pub struct Session {
    pub(super) course: Course,
    pub(super) style: Style,
    pub(super) prompt: Prompt,
}

/// What the checks said, in words, and whether everything asked for is solved.
#[derive(Debug)]
pub struct Checked {
    /// The words.
    pub text: String,
    /// Whether everything is solved.
    pub solved: bool,
}

impl Session {
    /// The session in this checkout. Fails when it has no exercises, or their list
    /// can't be read.
    pub fn new(repository: &Repository, style: Style) -> anyhow::Result<Session> {
        Ok(Session {
            course: Course::of(repository)?,
            style,
            prompt: Prompt::Command,
        })
    }

    pub(super) fn renderer(&self) -> Renderer<'_> {
        let Session {
            course,
            style,
            prompt,
        } = self;
        Renderer {
            course,
            style: *style,
            prompt: *prompt,
            detail: Detail::Full,
        }
    }

    pub(super) fn progress(&self) -> anyhow::Result<Progress<'_>> {
        Progress::of(&self.course, self.style)
    }

    /// The exercises, and how far each has come. Fails when an answer can't be
    /// tried.
    pub fn list(&self) -> anyhow::Result<String> {
        Ok(self.renderer().list(&self.progress()?))
    }

    /// The exercises around this one.
    pub(super) fn list_around(&self, here: CourseEntry) -> anyhow::Result<String> {
        Ok(self.renderer().list_around(&self.progress()?, here))
    }

    /// Tries what was chosen, or else the next exercise that isn't solved. Fails
    /// when the choice doesn't exist, or can't be tried.
    pub fn check(&self, choice: Option<ExerciseChoice>) -> anyhow::Result<Checked> {
        let entries = match choice {
            Some(choice) => self.course.choose(choice)?,
            None => self.progress()?.next().into_iter().collect(),
        };
        let attempts = check_and_record(&self.course, &entries, self.style)?;
        self.checked(&attempts, Detail::Full)
    }

    /// The solved ones, a line each, up to the first that isn't.
    pub(super) fn checked(&self, attempts: &[Attempt], detail: Detail) -> anyhow::Result<Checked> {
        let renderer = Renderer {
            detail,
            ..self.renderer()
        };
        let solved = attempts.iter().take_while(|a| a.is_solved());
        let mut parts: Vec<_> = solved.map(|a| renderer.attempt(a)).collect();
        let mut unsolved = attempts.iter().filter(|a| !a.is_solved());
        let first = unsolved.next();
        if let Some(first) = first {
            parts.push(renderer.attempt(first));
            parts.extend(renderer.others_unsolved(unsolved.count()));
        } else {
            parts.push(renderer.next(&self.progress()?, attempts));
        }
        Ok(Checked {
            text: parts.join("\n"),
            solved: first.is_none(),
        })
    }

    /// The hints given so far, and one more. Fails when there is no such exercise,
    /// or it can't be remembered.
    pub fn hint(&self, choice: Option<ExerciseChoice>) -> anyhow::Result<String> {
        let entry = self.one(choice)?;
        let mut store = ProgressStore::load(&self.course.root);
        let hints = store.one_more_hint(entry);
        store.save(&self.course.root)?;
        Ok(self.renderer().hints(entry, hints))
    }

    /// The solution, once the exercise is solved or given up. Fails when there is
    /// no such exercise, or it isn't solved yet.
    pub fn solution(
        &self,
        choice: Option<ExerciseChoice>,
        give_up: bool,
    ) -> anyhow::Result<String> {
        let entry = self.one(choice)?;
        let number = entry.number();
        ensure!(
            give_up || check_and_record(&self.course, &[entry], self.style)?[0].is_solved(),
            "{number} isn't solved yet: `cargo run -- solution {number} \
             --give-up` shows the solution anyway"
        );
        let file = entry.package.solution(entry.exercise);
        ensure!(file.exists(), "an assignment comes without solutions");
        Ok(self.renderer().solution(&file, &read(&file)?))
    }

    /// Puts the starter back. Fails when there is no such exercise, or git doesn't
    /// have its starter.
    pub fn reset(&self, choice: ExerciseChoice) -> anyhow::Result<String> {
        let entry = self.course.find(choice)?;
        let done = reset::reset(&self.course, entry)?;
        Ok(self.renderer().reset(entry, &done))
    }

    /// The exercise that was chosen, or else the next that isn't solved.
    pub(super) fn one(&self, choice: Option<ExerciseChoice>) -> anyhow::Result<CourseEntry<'_>> {
        if let Some(choice) = choice {
            return self.course.find(choice);
        }
        match self.progress()?.next() {
            Some(entry) => Ok(entry),
            None => bail!("all exercises are solved; name one, such as 2.1"),
        }
    }
}
