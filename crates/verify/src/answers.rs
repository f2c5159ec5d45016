//! The answers that the book has to an exercise, right and wrong: the starter, the
//! solution, and the impostors, which the checks must catch.

use anyhow::{Error, Result};
use impostor_files::Impostor;
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::read;

/// An answer to an exercise, right or wrong.
#[derive(Debug, Clone)]
pub struct BookAnswer<'a> {
    /// The exercise that it answers.
    pub exercise: &'a Exercise,
    /// What it is there for.
    pub role: Role,
    /// What it says.
    pub text: String,
}

/// What an answer is there for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// What the learner begins with: it compiles, and fails.
    Starter,
    /// It passes.
    Solution,
    /// A wrong answer, which must be caught.
    Impostor(Impostor),
}

impl BookAnswer<'_> {
    /// The exercise and what this answer to it is.
    pub fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => format!("{exercise}, impostor {}", impostor.name),
        }
    }

    /// A module name that's unique in the chapter, such as
    /// `ray_length_impostor_wraps_around`.
    pub fn module(&self) -> String {
        self.name().replace(", ", "_").replace(' ', "_")
    }
}

/// The starter of an exercise, or the learner's answer in its place. Fails when it
/// can't be read.
pub fn starter<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.answer_file(exercise))?;
    Ok(BookAnswer {
        exercise,
        role: Role::Starter,
        text,
    })
}

/// The solution of an exercise. Fails when it can't be read.
pub fn solution<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.solution(exercise))?;
    Ok(BookAnswer {
        exercise,
        role: Role::Solution,
        text,
    })
}

/// The impostors of an exercise, by name. Fails when one can't be read, doesn't
/// begin the way it must, or changes what the solution doesn't have.
pub fn impostors<'a>(package: &Package, exercise: &'a Exercise) -> Result<Vec<BookAnswer<'a>>> {
    let mut impostors =
        impostor_files::read_impostors(&package.path, &exercise.id).map_err(Error::msg)?;
    impostors.sort_by(|one, other| one.name.cmp(&other.name));
    let answer = |impostor: Impostor| {
        let text = impostor.text.clone();
        BookAnswer {
            exercise,
            role: Role::Impostor(impostor),
            text,
        }
    };
    Ok(impostors.into_iter().map(answer).collect())
}
