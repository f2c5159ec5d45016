//! The exercises at the end of a chapter, made from what the exercises
//! themselves say.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use live::words;
use serde::Deserialize;

use super::files;
use crate::repository::Chapter;

/// `exercises/exercises.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exercises {
    exercise: Vec<Exercise>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exercise {
    id: String,
    title: String,
    tag: Tag,
    minutes: u32,
    points: u32,
    objectives: Vec<String>,
    hints: [String; 3],
}

/// How much work an exercise is.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tag {
    S,
    M,
    H,
}

impl Tag {
    fn letter(self) -> char {
        match self {
            Self::S => 's',
            Self::M => 'm',
            Self::H => 'h',
        }
    }
}

/// The list of a chapter's exercises, as Markdown.
///
/// # Errors
///
/// When `exercises.toml` or a starter is missing or does not say what the
/// list needs.
pub fn markdown(chapter: &Chapter) -> Result<String> {
    let chapters = chapter.path.parent().unwrap_or(&chapter.path);
    let folder = Path::new(chapter.path.file_name().unwrap_or_default());
    let file = folder.join("exercises/exercises.toml");
    let exercises: Exercises =
        toml::from_str(&files::read(chapters, &file)?)
            .with_context(|| format!("in `{}`", file.display()))?;
    let mut list = String::new();
    for (exercise, number) in exercises.exercise.iter().zip(1..) {
        let starter = folder.join(format!("exercises/src/{}.rs", exercise.id));
        let task = task(&files::read(chapters, &starter)?)
            .with_context(|| format!("in `{}`", starter.display()))?;
        push_exercise(&mut list, chapter, number, exercise, &task);
    }
    Ok(list)
}

/// The task: the `//!` lines at the top of a starter.
fn task(starter: &str) -> Result<String> {
    let lines = starter.lines().map_while(|line| line.strip_prefix("//!"));
    let task: Vec<_> = lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end())
        .collect();
    ensure!(
        task.iter().any(|line| !line.is_empty()),
        "the starter does not say what to do; begin it with `//!` lines"
    );
    Ok(task.join("\n"))
}

fn push_exercise(
    list: &mut String,
    chapter: &Chapter,
    number: u32,
    exercise: &Exercise,
    task: &str,
) {
    let folder = chapter.path.file_name().unwrap_or_default();
    let folder = folder.to_string_lossy();
    let Chapter {
        name, number: of, ..
    } = chapter;
    let Exercise {
        id,
        title,
        minutes,
        points,
        ..
    } = exercise;
    let tag = exercise.tag.letter();
    let minutes = counted(*minutes, "minute");
    let points = counted(*points, "point");
    let objectives = words::and(&exercise.objectives);
    // Writing to a string cannot fail.
    let _ = write!(
        list,
        "### Exercise {of}.{number}: {title} {{#exercise-{of}-{number}}}\n\n\
         **[{tag}]** {minutes}, {points}. You practice: {objectives}.\n\n\
         {task}\n\n\
         Write it in `chapters/{folder}/exercises/src/{id}.rs` and check it:\n\
         \n```sh\ncargo test -p {name}-exercises --test {id}\n```\n\n"
    );
    for (hint, place) in exercise.hints.iter().zip(1..) {
        push_hint(list, place, hint);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_task_is_what_the_starter_says_first() {
        let starter = "//! # The length of a ray\n//!\n//! Count.\n\nfn a() {}";
        assert_eq!(task(starter).unwrap(), "# The length of a ray\n\nCount.");
    }

    #[test]
    fn a_starter_without_a_task_is_refused() {
        assert_eq!(
            task("fn a() {}").unwrap_err().to_string(),
            "the starter does not say what to do; begin it with `//!` lines"
        );
    }
}
