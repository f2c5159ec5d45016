//! The book's own answers to an exercise: the starter, the solution, and the
//! impostors, which are wrong answers that the checks must catch.

use anyhow::{Error, Result};
use impostor_files::Impostor;
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::read;

/// An answer to an exercise, right or wrong.
#[derive(Debug, Clone)]
pub struct BookAnswer<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// The kind of answer.
    pub role: Role,
    /// The text of the file.
    pub text: String,
}

/// The kind of an answer, which decides how its checks must end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// The starter: it compiles and fails.
    Starter,
    /// The solution: it passes.
    Solution,
    /// A wrong answer: it's caught by the check that it names.
    Impostor(Impostor),
}

impl BookAnswer<'_> {
    /// Returns the exercise's id and the role, such as `ray_length, starter`.
    pub fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => format!("{exercise}, impostor {}", impostor.name),
        }
    }

    /// Returns a module name that's unique in the chapter, such as
    /// `ray_length_impostor_wraps_around`.
    pub fn module(&self) -> String {
        self.name().replace(", ", "_").replace(' ', "_")
    }
}

/// Reads the starter of an exercise.
///
/// # Errors
///
/// Returns an error if the file can't be read.
pub fn starter<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.starter_path(exercise))?;
    Ok(BookAnswer {
        exercise,
        role: Role::Starter,
        text,
    })
}

/// Reads the solution of an exercise.
///
/// # Errors
///
/// Returns an error if the file can't be read.
pub fn solution<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.solution_path(exercise))?;
    Ok(BookAnswer {
        exercise,
        role: Role::Solution,
        text,
    })
}

/// Reads the impostors of an exercise, sorted by name.
///
/// # Errors
///
/// Returns an error if a file can't be read or parsed, or an impostor's change doesn't apply to the
/// solution.
pub fn impostors<'a>(package: &Package, exercise: &'a Exercise) -> Result<Vec<BookAnswer<'a>>> {
    let mut impostors =
        impostor_files::read_impostors(&package.path, &exercise.id).map_err(Error::msg)?;
    impostors.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(impostors
        .into_iter()
        .map(|impostor| BookAnswer {
            exercise,
            text: impostor.text.clone(),
            role: Role::Impostor(impostor),
        })
        .collect())
}
