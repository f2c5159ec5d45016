//! The exercises at the end of a chapter, and the teacher's table of them, both
//! made from the exercises' own files.

use std::fmt::Write as _;

use anyhow::Result;

use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::repository::Chapter;

/// The list of a chapter's exercises, as Markdown. Fails when `exercises.toml` or
/// an answer can't be read.
pub fn markdown(chapter: &Chapter) -> Result<String> {
    let package = catalog::package(chapter)?;
    let mut list = String::new();
    for exercise in &package.exercises {
        push_exercise(&mut list, chapter, &package, exercise)?;
    }
    Ok(list)
}

/// The table of a chapter's exercises for those who grade them, as Markdown. Fails
/// when `exercises.toml` can't be read.
pub fn rubric(chapter: &Chapter) -> Result<String> {
    let package = catalog::package(chapter)?;
    let exercises = &package.exercises;
    let mut table = String::from(
        "| Exercise, and what it practices | Size | Minutes | Points |\n\
         |---|---|---|---|\n",
    );
    for exercise in exercises {
        table += &row(chapter, exercise);
    }
    let minutes: u32 = exercises.iter().map(|exercise| exercise.minutes).sum();
    let points: u32 = exercises.iter().map(|exercise| exercise.points).sum();
    table += &format!("| Together | | {minutes} | {points} |\n");
    Ok(table)
}

fn row(chapter: &Chapter, exercise: &Exercise) -> String {
    let number = exercise.number;
    let page = chapter.path.file_name().unwrap_or_default().display();
    let anchor = number.to_string().replace('.', "-");
    format!(
        "| [{number} {}]({page}.md#exercise-{anchor}): {} | {} | {} | {} |\n",
        exercise.title,
        exercise.objectives.join("; "),
        exercise.size,
        exercise.minutes,
        exercise.points
    )
}

/// Writing to a string never fails; reading the task can.
fn push_exercise(
    list: &mut String,
    chapter: &Chapter,
    package: &Package,
    exercise: &Exercise,
) -> Result<()> {
    let task = package.task(exercise)?.unwrap_or_else(|| deleted(exercise));
    let Exercise { id, title, size, number, .. } = exercise;
    let anchor = number.to_string().replace('.', "-");
    let folder = chapter.path.file_name().unwrap_or_default();
    let _ = write!(
        list,
        "### Exercise {number}: {title} {{#exercise-{anchor}}}\n\n\
         **{size}**, {}\n\n{task}\n\n\
         Write it in `chapters/{}/exercises/src/{id}.rs` and check it in a terminal:\n\
         \n```sh\ncargo run -- check {number}\n```\n\n",
        effort(exercise),
        folder.display(),
    );
    for (hint, place) in exercise.hints.iter().zip(1..) {
        push_hint(list, place, hint);
    }
    // `book/theme/memory.js` puts a box to tick here.
    let _ = write!(list, "<div class=\"exercise-done\" data-exercise=\"{number}\"></div>\n\n");
    Ok(())
}

/// What a reader finds in the book after deleting the task from the answer.
fn deleted(exercise: &Exercise) -> String {
    format!(
        "The task was at the top of your file. `cargo run -- reset {}` brings it back.",
        exercise.number
    )
}

/// `20 minutes, 5 points. You practice: walking a ray.`
fn effort(exercise: &Exercise) -> String {
    format!(
        "{}, {}. You practice: {}.",
        counted(exercise.minutes, "minute"),
        counted(exercise.points, "point"),
        exercise.objectives.join("; ")
    )
}

fn counted(number: u32, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

fn push_hint(list: &mut String, place: u32, hint: &str) {
    let _ = write!(
        list,
        "<details class=\"hint\">\n<summary>Hint {place}</summary>\n\n{}\n\n\
         </details>\n\n",
        hint.trim()
    );
}
