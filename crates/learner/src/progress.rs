//! The state of each exercise, found by running its checks. Results are cached until
//! a file changes that they depend on.

use anyhow::Result;
use othellier_project::catalog::{ExerciseNumber, Package};
use othellier_project::files::fingerprint;
use othellier_project::starter::is_unwritten;

use crate::attempt::{Attempt, AttemptOutcome, ErrorOrigin, check_answers};
use crate::course::{Course, CourseEntry};
use crate::progress_store::{ProgressStore, answer_fingerprint, shared_code_fingerprint};
use crate::style::Style;

/// The state of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ExerciseState {
    Solved,
    /// There's an answer, but a check fails or it doesn't compile.
    Begun,
    /// The function is still a `todo!`, as in the starter.
    Untouched,
}

/// The states of all exercises, in order.
#[derive(Debug)]
pub(crate) struct Progress<'a> {
    pub(crate) states: Vec<(CourseEntry<'a>, ExerciseState)>,
}

impl<'a> Progress<'a> {
    /// Determines the states. Runs the checks of answers without a cached result.
    ///
    /// # Errors
    ///
    /// Returns an error if an answer can't be read or checked.
    pub(crate) fn determine(course: &'a Course, style: Style) -> Result<Progress<'a>> {
        let store = ProgressStore::load(&course.root);
        let shared_code = shared_code_fingerprint(&course.root)?;
        let mut cached = Vec::new();
        for entry in course.entries() {
            cached.push((entry, cached_state(&store, entry, &shared_code)?));
        }
        let unknown: Vec<_> = cached
            .iter()
            .filter(|(_, state)| state.is_none())
            .map(|(entry, _)| *entry)
            .collect();
        let mut solved = Vec::new();
        for entries in unknown.chunk_by(|a, b| a.package.name == b.package.name) {
            for attempt in check_and_record(course, entries, style)? {
                if attempt.is_solved() {
                    solved.push(attempt.entry.number());
                }
            }
        }
        let states = cached
            .into_iter()
            .map(|(entry, state)| {
                let is_solved = || solved.contains(&entry.number());
                (entry, state.unwrap_or_else(|| checked_state(is_solved())))
            })
            .collect();
        Ok(Progress { states })
    }

    /// Returns the exercises of a package with their states.
    pub(crate) fn in_package(&self, package: &Package) -> Vec<(CourseEntry<'a>, ExerciseState)> {
        self.states
            .iter()
            .copied()
            .filter(|(entry, _)| entry.package.name == package.name)
            .collect()
    }

    /// Returns the number of solved exercises.
    pub(crate) fn solved_count(&self) -> usize {
        self.states.len() - self.unsolved().count()
    }

    /// Returns the first unsolved exercise.
    pub(crate) fn next_unsolved(&self) -> Option<CourseEntry<'a>> {
        self.unsolved().next()
    }

    /// Returns the first unsolved exercise of a chapter.
    pub(crate) fn first_unsolved_in(&self, chapter: u32) -> Option<CourseEntry<'a>> {
        self.unsolved()
            .find(|entry| entry.number().chapter == chapter)
    }

    /// Returns the next unsolved exercise after the one with this number, or else the
    /// first other one.
    pub(crate) fn next_unsolved_after(&self, number: ExerciseNumber) -> Option<CourseEntry<'a>> {
        let later = self.unsolved().find(|entry| entry.number() > number);
        later.or_else(|| self.unsolved().find(|entry| entry.number() != number))
    }

    fn unsolved(&self) -> impl Iterator<Item = CourseEntry<'a>> {
        self.states
            .iter()
            .filter(|(_, state)| *state != ExerciseState::Solved)
            .map(|(entry, _)| *entry)
    }
}

/// Returns the state of an answer whose checks have run.
fn checked_state(is_solved: bool) -> ExerciseState {
    if is_solved {
        ExerciseState::Solved
    } else {
        ExerciseState::Begun
    }
}

/// Returns the state of an answer if it's known without running the checks.
fn cached_state(
    store: &ProgressStore,
    entry: CourseEntry,
    shared_code: &str,
) -> Result<Option<ExerciseState>> {
    if is_unwritten(&entry.read_answer()?) {
        return Ok(Some(ExerciseState::Untouched));
    }
    let fingerprint = fingerprint([&*answer_fingerprint(entry)?, shared_code]);
    Ok(store.verdict(entry, &fingerprint).map(checked_state))
}

/// Checks the answers to exercises of one package, and caches the results.
///
/// # Errors
///
/// Returns an error if an answer can't be read or checked, or the cache can't be written.
pub(crate) fn check_and_record<'a>(
    course: &Course,
    entries: &[CourseEntry<'a>],
    style: Style,
) -> Result<Vec<Attempt<'a>>> {
    // An unreadable answer keeps its whole package from compiling, with a worse
    // message.
    if let Some(CourseEntry { package, .. }) = entries.first() {
        for exercise in &package.exercises {
            CourseEntry { package, exercise }.read_answer()?;
        }
    }
    let shared_code = shared_code_fingerprint(&course.root)?;
    // Computed before the checks run, because a file may be saved meanwhile.
    let mut fingerprints = Vec::new();
    for &entry in entries {
        fingerprints.push(fingerprint([&answer_fingerprint(entry)?, &shared_code]));
    }
    let attempts = check_answers(course, entries, style)?;
    let mut store = ProgressStore::load(&course.root);
    for (attempt, fingerprint) in attempts.iter().zip(fingerprints) {
        if attempt.is_about_the_answer() {
            store.set_verdict(attempt.entry, fingerprint, attempt.is_solved());
        }
    }
    store.save(&course.root)?;
    Ok(attempts)
}

impl Attempt<'_> {
    /// Tests if the outcome depends only on the answer, and not on another file that
    /// doesn't compile.
    fn is_about_the_answer(&self) -> bool {
        match &self.outcome {
            AttemptOutcome::NotCompiled(errors) => {
                matches!(errors.origin, ErrorOrigin::Answer | ErrorOrigin::Forbidden)
            }
            AttemptOutcome::Solved(_) | AttemptOutcome::Failed(_) => true,
        }
    }
}
