//! What students read first.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;

use crate::assignment::{AskedExercise, Assignment};

/// The README of an assignment. Fails when a starter can't be read.
pub fn text(assignment: &Assignment, tasks: &[AskedExercise]) -> Result<String> {
    let mut text = format!("# {}\n\n", assignment.title);
    if let Some(due) = &assignment.due {
        let _ = writeln!(text, "Due: {due}\n");
    }
    text += "| Exercise | Minutes | Points |\n|---|---|---|\n";
    for task in tasks {
        let exercise = task.exercise;
        let _ = writeln!(
            text,
            "| {} {} | {} | {} |",
            exercise.number, exercise.title, exercise.minutes, task.points
        );
    }
    text += WORK;
    for task in tasks {
        push_task(&mut text, task)?;
    }
    Ok(text)
}

const WORK: &str = "
You need a stable Rust, from <https://rustup.rs>. Each exercise is a function in
a file: the task is at the top, and the body is yours to write. Work in this
folder. Below each task you'll find the command that checks your answer and shows
what's wrong with it. With `--watch` it checks again whenever you save,
`cargo run -- hint` gives you a hint, and `cargo run -- points` counts your points.
Your grade comes from the same checks with other questions, so an answer that only
knows these isn't enough. A codespace or a dev container has Rust in it, if you'd
rather not install it.

Hand in the files with your answers, or this folder as a zip file, without
`target`; other archives aren't opened. Don't rename the files or the functions.
Nothing else is graded: not the checks, and not what you add.
";

fn push_task(text: &mut String, task: &AskedExercise) -> Result<()> {
    let (exercise, package) = (task.exercise, task.package);
    let asked = package.task(exercise)?;
    let folder = package.path.parent().and_then(Path::file_name);
    let folder = folder.unwrap_or_default().display();
    let _ = write!(
        text,
        "\n## {} {}\n\n{} points, {} minutes. You practice:\n\n",
        exercise.number, exercise.title, task.points, exercise.minutes
    );
    for objective in &exercise.objectives {
        let _ = writeln!(text, "- {objective}");
    }
    let id = &exercise.id;
    let _ = write!(
        text,
        "\n{asked}\n\nThe file: `chapters/{folder}/exercises/src/{id}.rs`\n\n\
         ```sh\ncargo run -- check {}\n```\n",
        exercise.number
    );
    Ok(())
}
