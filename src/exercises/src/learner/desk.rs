//! Where a learner sits: each command, and what it answers.

use anyhow::{bail, ensure};

use super::asks::Asks;
use super::attempt::Attempt;
use super::course::{Choice, Course, Entry};
use super::memory::Memory;
use super::progress::{Progress, try_all};
use super::screen::{Room, Screen};
use super::{Look, reset};
use crate::variants::solution;
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// The course in front of a learner.
#[derive(Debug)]
pub struct Desk {
    course: Course,
    look: Look,
    asks: Asks,
}

/// What the checks said, in words, and whether all that was asked for is
/// solved.
#[derive(Debug)]
pub struct Checked {
    /// The words.
    pub text: String,
    /// Whether everything is solved.
    pub solved: bool,
}

impl Desk {
    /// The desk in this checkout.
    ///
    /// # Errors
    ///
    /// When it has no exercises, or their list cannot be read.
    pub fn new(repository: &Repository, look: Look) -> anyhow::Result<Desk> {
        let course = Course::of(repository)?;
        let asks = Asks::Command;
        Ok(Desk { course, look, asks })
    }

    /// The same desk, where keys are pressed.
    pub(super) fn at_keys(self) -> Desk {
        let asks = Asks::Key;
        Desk { asks, ..self }
    }

    pub(super) fn course(&self) -> &Course {
        &self.course
    }

    pub(super) fn screen(&self) -> Screen<'_> {
        Screen::new(&self.course, self.look, self.asks)
    }

    pub(super) fn progress(&self) -> anyhow::Result<Progress<'_>> {
        Progress::of(&self.course, self.look)
    }

    /// The exercises, and how far each has come.
    ///
    /// # Errors
    ///
    /// When an answer cannot be tried.
    pub fn list(&self) -> anyhow::Result<String> {
        Ok(self.screen().list(&self.progress()?))
    }

    /// The exercises around this one.
    pub(super) fn list_around(&self, here: Entry) -> anyhow::Result<String> {
        Ok(self.screen().list_around(&self.progress()?, here))
    }

    /// Tries what was chosen, or else the next exercise that is not solved.
    ///
    /// # Errors
    ///
    /// When the choice does not exist, or cannot be tried.
    pub fn check(&self, choice: Option<Choice>) -> anyhow::Result<Checked> {
        let entries = match choice {
            Some(choice) => self.course.choose(choice)?,
            None => self.progress()?.next().into_iter().collect(),
        };
        let attempts = try_all(&self.course, &entries, self.look)?;
        self.checked(&attempts, Room::Ample)
    }

    /// The solved ones, a line each, up to the first that is not.
    pub(super) fn checked(
        &self,
        attempts: &[Attempt],
        room: Room,
    ) -> anyhow::Result<Checked> {
        let screen = self.screen().with(room);
        let solved = attempts.iter().take_while(|a| a.is_solved());
        let mut parts: Vec<_> = solved.map(|a| screen.attempt(a)).collect();
        let mut unsolved = attempts.iter().filter(|a| !a.is_solved());
        let first = unsolved.next();
        if let Some(first) = first {
            parts.push(screen.attempt(first));
            parts.extend(screen.others_unsolved(unsolved.count()));
        } else {
            parts.push(screen.next(&self.progress()?, attempts));
        }
        Ok(Checked {
            text: parts.join("\n"),
            solved: first.is_none(),
        })
    }

    /// The hints given so far, and one more.
    ///
    /// # Errors
    ///
    /// When there is no such exercise, or it cannot be remembered.
    pub fn hint(&self, choice: Option<Choice>) -> anyhow::Result<String> {
        let entry = self.one(choice)?;
        let mut memory = Memory::load(self.course.root());
        let hints = memory.one_more_hint(entry);
        memory.save(self.course.root())?;
        Ok(self.screen().hints(entry, hints))
    }

    /// The solution, for whoever has solved the exercise or gives it up.
    ///
    /// # Errors
    ///
    /// When there is no such exercise, or it is still to be solved.
    pub fn solution(
        &self,
        choice: Choice,
        give_up: bool,
    ) -> anyhow::Result<String> {
        let entry = self.course.find(choice)?;
        let number = entry.number();
        ensure!(
            give_up
                || try_all(&self.course, &[entry], self.look)?[0].is_solved(),
            "{number} is not solved yet; `cargo run -- solution {number} \
             --give-up` shows the solution all the same"
        );
        let file = solution(entry.package, entry.exercise).file;
        Ok(self.screen().solution(&file, &read(&file)?))
    }

    /// Puts the starter back.
    ///
    /// # Errors
    ///
    /// When there is no such exercise, or git does not have its starter.
    pub fn reset(&self, choice: Choice) -> anyhow::Result<String> {
        let entry = self.course.find(choice)?;
        let backup = reset::reset(&self.course, entry)?;
        Ok(self.screen().reset(entry, backup.as_deref()))
    }

    /// The exercise that was chosen, or else the next that is not solved.
    pub(super) fn one(
        &self,
        choice: Option<Choice>,
    ) -> anyhow::Result<Entry<'_>> {
        if let Some(choice) = choice {
            return self.course.find(choice);
        }
        match self.progress()?.next() {
            Some(entry) => Ok(entry),
            None => bail!("all exercises are solved; name one, such as 2.1"),
        }
    }
}
