//! How far a learner has come. There's no list of what's solved: the checks
//! decide. We remember what they said until something that they looked at
//! changes.

use super::Style;
use super::check::{Attempt, AttemptOutcome, ErrorsIn, check_answers};
use super::course::{Course, CourseEntry};
use super::progress_store::{ProgressStore, ground, own_files};
use othellier_project::catalog::{Number, Package};
use othellier_project::files::fingerprint;
use othellier_project::starter::is_unwritten;

/// How far an exercise has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ExerciseState {
    Solved,
    /// There is an answer, and a check that fails.
    Begun,
    /// It's still the starter.
    Untouched,
}

/// How far each exercise has come, in order.
#[derive(Debug)]
pub(super) struct Progress<'a> {
    pub(super) states: Vec<(CourseEntry<'a>, ExerciseState)>,
}

impl<'a> Progress<'a> {
    /// Runs the checks whose verdict we don't know. Fails when an answer can't be
    /// tried.
    pub(super) fn of(course: &'a Course, style: Style) -> anyhow::Result<Progress<'a>> {
        let (store, ground) = (ProgressStore::load(&course.root), ground(&course.root)?);
        let known = course
            .entries()
            .map(|entry| Ok((entry, known(&store, entry, &ground)?)));
        let known = known.collect::<anyhow::Result<Vec<_>>>()?;
        let unknown = known.iter().filter(|(_, state)| state.is_none());
        let unknown: Vec<_> = unknown.map(|(entry, _)| *entry).collect();
        let mut solved = Vec::new();
        for entries in unknown.chunk_by(|a, b| a.package.name == b.package.name) {
            let attempts = check_and_record(course, entries, style)?;
            let attempts = attempts.iter().filter(|attempt| attempt.is_solved());
            solved.extend(attempts.map(|attempt| attempt.entry.number()));
        }
        let found = |entry: CourseEntry| {
            if solved.contains(&entry.number()) {
                ExerciseState::Solved
            } else {
                ExerciseState::Begun
            }
        };
        let states = known
            .into_iter()
            .map(|(entry, state)| (entry, state.unwrap_or(found(entry))));
        Ok(Progress {
            states: states.collect(),
        })
    }

    /// The exercises of a package.
    pub(super) fn of_package(&self, package: &Package) -> Vec<(CourseEntry<'a>, ExerciseState)> {
        let all = self.states.iter().copied();
        all.filter(|(entry, _)| entry.package.name == package.name)
            .collect()
    }

    /// How many exercises are solved.
    pub(super) fn solved(&self) -> usize {
        let solved = self
            .states
            .iter()
            .filter(|(_, state)| *state == ExerciseState::Solved);
        solved.count()
    }

    /// The first exercise that isn't solved.
    pub(super) fn next(&self) -> Option<CourseEntry<'a>> {
        self.unsolved().next()
    }

    /// The first exercise of a chapter that isn't solved.
    pub(super) fn first_of(&self, chapter: u32) -> Option<CourseEntry<'a>> {
        self.unsolved().find(|e| e.number().chapter == chapter)
    }

    /// The next exercise after this that isn't solved; after the last comes
    /// the first.
    pub(super) fn next_to(&self, number: Number) -> Option<CourseEntry<'a>> {
        let later = self.unsolved().find(|entry| entry.number() > number);
        let other = || self.unsolved().find(|entry| entry.number() != number);
        later.or_else(other)
    }

    fn unsolved(&self) -> impl Iterator<Item = CourseEntry<'a>> {
        let unsolved = self
            .states
            .iter()
            .filter(|(_, state)| *state != ExerciseState::Solved);
        unsolved.map(|(entry, _)| *entry)
    }
}

/// What we know about an answer without trying it.
fn known(
    store: &ProgressStore,
    entry: CourseEntry,
    ground: &str,
) -> anyhow::Result<Option<ExerciseState>> {
    if is_unwritten(&entry.read_answer()?) {
        return Ok(Some(ExerciseState::Untouched));
    }
    let verdict = store.verdict(entry, &fingerprint([&*own_files(entry)?, ground]));
    Ok(verdict.map(|solved| {
        if solved {
            ExerciseState::Solved
        } else {
            ExerciseState::Begun
        }
    }))
}

/// Tries the answers to some exercises of one package, and remembers what the
/// checks said. Fails when they can't be tried.
pub(super) fn check_and_record<'a>(
    course: &Course,
    entries: &[CourseEntry<'a>],
    style: Style,
) -> anyhow::Result<Vec<Attempt<'a>>> {
    // One that can't be read keeps its whole chapter from compiling.
    if let Some(CourseEntry { package, .. }) = entries.first() {
        for exercise in &package.exercises {
            CourseEntry { package, exercise }.read_answer()?;
        }
    }
    let ground = ground(&course.root)?;
    // Taken before: what's saved in the meantime hasn't been tried.
    let taken = entries.iter().map(|&entry| own_files(entry));
    let taken = taken.collect::<anyhow::Result<Vec<_>>>()?;
    let attempts = check_answers(course, entries, style)?;
    let mut store = ProgressStore::load(&course.root);
    for (attempt, own_files) in attempts.iter().zip(&taken) {
        if attempt.is_about_the_answer() {
            let solved = attempt.is_solved();
            let fingerprint = fingerprint([own_files, &ground]);
            store.set_verdict(attempt.entry, fingerprint, solved);
        }
    }
    store.save(&course.root)?;
    Ok(attempts)
}

impl Attempt<'_> {
    /// Whether this is about the answer, and not about another file that keeps
    /// it from compiling.
    fn is_about_the_answer(&self) -> bool {
        match &self.outcome {
            AttemptOutcome::NotCompiled(errors) => {
                matches!(errors.place, ErrorsIn::Answer | ErrorsIn::Forbidden)
            }
            AttemptOutcome::Solved(_) | AttemptOutcome::Failed(_) => true,
        }
    }
}
