//! Generates the README of an assignment.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;

use super::AssignmentRequest;
use crate::assignment::{AssignedExercise, Assignment};

/// Returns the README of an assignment.
///
/// # Errors
///
/// Returns an error if a starter can't be read.
pub fn render(
    assignment: &Assignment,
    exercises: &[AssignedExercise],
    request: &AssignmentRequest,
) -> Result<String> {
    let mut text = format!("# {}\n\n", assignment.title);
    if let Some(due) = &assignment.due {
        let _ = writeln!(text, "Due: {due}\n");
    }
    text += "| Exercise | Minutes | Points |\n|---|---|---|\n";
    for assigned in exercises {
        let exercise = assigned.exercise;
        let _ = writeln!(
            text,
            "| {} {} | {} | {} |",
            exercise.number, exercise.title, exercise.minutes, assigned.points
        );
    }
    let hint = if request.no_hints { "and" } else { HINT };
    text += &INSTRUCTIONS.replace("{hint}", hint);
    for assigned in exercises {
        push_exercise(&mut text, assigned)?;
    }
    Ok(text)
}

/// The mention of hints in [`INSTRUCTIONS`].
const HINT: &str = "`cargo run -- hint` gives you a hint, and";

const INSTRUCTIONS: &str = "
You need a stable Rust, from <https://rustup.rs>. Each exercise is a function in
a file: the task is at the top, and the body is yours to write. Work in this
folder. Below each task you'll find the command that checks your answer and shows
what's wrong with it. With `--watch` it checks again whenever you save,
{hint} `cargo run -- points` counts your points.
Your grade comes from the same checks with other questions, so an answer that only
knows these isn't enough. A codespace or a dev container has Rust in it, if you'd
rather not install it.

Hand in the files with your answers, or this folder as a zip file, without
`target`; other archives aren't opened. Don't rename the files or the functions.
Nothing else is graded: not the checks, and not what you add.
";

fn push_exercise(text: &mut String, assigned: &AssignedExercise) -> Result<()> {
    let AssignedExercise {
        package, exercise, ..
    } = assigned;
    let task = package.task(exercise)?;
    let chapter = package.path.parent().and_then(Path::file_name);
    let chapter = chapter.unwrap_or_default().display();
    let _ = write!(
        text,
        "\n## {} {}\n\n{} points, {} minutes. You practice:\n\n",
        exercise.number, exercise.title, assigned.points, exercise.minutes
    );
    for objective in &exercise.objectives {
        let _ = writeln!(text, "- {objective}");
    }
    let id = &exercise.id;
    let _ = write!(
        text,
        "\n{task}\n\nThe file: `chapters/{chapter}/exercises/src/{id}.rs`\n\n\
         ```sh\ncargo run -- check {}\n```\n",
        exercise.number
    );
    Ok(())
}
