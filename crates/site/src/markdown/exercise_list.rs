//! The list of exercises at the end of a chapter, and the teacher's table of them.

use anyhow::Result;

use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::repository::Chapter;

/// Renders the exercises of a chapter as Markdown: task, command and hints of each.
///
/// # Errors
///
/// Returns an error if `exercises.toml` or a starter can't be read.
pub fn markdown(chapter: &Chapter) -> Result<String> {
    let package = catalog::package(chapter)?;
    package
        .exercises
        .iter()
        .map(|exercise| section(chapter, &package, exercise))
        .collect()
}

/// Renders the exercises of a chapter as a Markdown table for teachers: what each practices,
/// its size, minutes and points.
///
/// # Errors
///
/// Returns an error if `exercises.toml` can't be read.
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
    format!(
        "| [{number} {}]({page}.md#{}): {} | {} | {} | {} |\n",
        exercise.title,
        anchor(exercise),
        exercise.objectives.join("; "),
        exercise.size,
        exercise.minutes,
        exercise.points
    )
}

fn section(chapter: &Chapter, package: &Package, exercise: &Exercise) -> Result<String> {
    let Exercise {
        id,
        title,
        size,
        number,
        ..
    } = exercise;
    let task = package.task(exercise)?;
    let anchor = anchor(exercise);
    let dir = chapter.path.file_name().unwrap_or_default().display();
    let mut hints = String::new();
    for (number, hint) in (1..).zip(exercise.hints()) {
        let hint = hint.trim();
        hints += &format!(
            "<details class=\"hint\">\n<summary>Hint {number}</summary>\n\n{hint}\n\n\
             </details>\n\n"
        );
    }
    // `book/scripts/memory.js` adds a check box to the last element.
    Ok(format!(
        "### Exercise {number}: {title} {{#{anchor}}}\n\n\
         **{size}**, {} minutes, {} points. You practice: {}.\n\n{task}\n\n\
         Write it in `chapters/{dir}/exercises/src/{id}.rs` and check it in a terminal:\n\
         \n```sh\ncargo run -- check {number}\n```\n\n{hints}\
         <div class=\"exercise-done\" data-exercise=\"{number}\"></div>\n\n",
        exercise.minutes,
        exercise.points,
        exercise.objectives.join("; "),
    ))
}

/// Returns the anchor of an exercise's heading: `exercise-2-1`.
fn anchor(exercise: &Exercise) -> String {
    format!("exercise-{}", exercise.number.to_string().replace('.', "-"))
}
