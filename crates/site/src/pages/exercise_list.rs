//! The exercises at the end of a chapter, and the teacher's table of them, both
//! made from the exercises' own files.

use anyhow::Result;

use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::repository::Chapter;

/// The list of a chapter's exercises, as Markdown. Fails when `exercises.toml` or
/// an answer can't be read.
pub fn markdown(chapter: &Chapter) -> Result<String> {
    let package = catalog::package(chapter)?;
    package
        .exercises
        .iter()
        .map(|exercise| section(chapter, &package, exercise))
        .collect()
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

fn section(chapter: &Chapter, package: &Package, exercise: &Exercise) -> Result<String> {
    let Exercise {
        id,
        title,
        size,
        number,
        ..
    } = exercise;
    let task = package.task(exercise)?;
    let anchor = number.to_string().replace('.', "-");
    let folder = chapter.path.file_name().unwrap_or_default().display();
    let hints = exercise.hints.iter().zip(1..).map(|(hint, place)| {
        let hint = hint.trim();
        format!(
            "<details class=\"hint\">\n<summary>Hint {place}</summary>\n\n{hint}\n\n\
             </details>\n\n"
        )
    });
    // `book/scripts/memory.js` puts a box to tick at the end.
    Ok(format!(
        "### Exercise {number}: {title} {{#exercise-{anchor}}}\n\n\
         **{size}**, {} minutes, {} points. You practice: {}.\n\n{task}\n\n\
         Write it in `chapters/{folder}/exercises/src/{id}.rs` and check it in a terminal:\n\
         \n```sh\ncargo run -- check {number}\n```\n\n{}\
         <div class=\"exercise-done\" data-exercise=\"{number}\"></div>\n\n",
        exercise.minutes,
        exercise.points,
        exercise.objectives.join("; "),
        hints.collect::<String>(),
    ))
}
