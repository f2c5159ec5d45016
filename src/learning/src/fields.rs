//! Whether every field of `exercises.toml` says something. Reading the file has
//! already checked that the fields are there and the tags known.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use othellier_project::catalog::{Exercise, Package};

/// Fields that are empty, said twice, or point to nothing in the book.
pub(super) fn complaints(book: &Path, package: &Package) -> Vec<String> {
    let mut ids = HashSet::new();
    let exercises = package.exercises.iter();
    exercises
        .flat_map(|exercise| {
            let mut empty = empty_fields(exercise);
            if !is_in(book, &exercise.section) {
                empty.push("a section of the book");
            }
            if !ids.insert(&exercise.id) {
                empty.push("an id that isn't taken");
            }
            let name = format!("{} {}", exercise.number, exercise.id);
            empty.into_iter().map(move |f| format!("{name}: needs {f}"))
        })
        .collect()
}

fn empty_fields(exercise: &Exercise) -> Vec<&'static str> {
    let blank = |text: &String| text.trim().is_empty();
    let Exercise {
        objectives, hints, ..
    } = exercise;
    let no_objective = objectives.is_empty() || objectives.iter().any(blank);
    [
        (blank(&exercise.title), "a title"),
        (exercise.minutes == 0, "minutes"),
        (exercise.points == 0, "points"),
        (no_objective, "objectives"),
        (hints.iter().any(blank), "three hints"),
    ]
    .into_iter()
    .filter_map(|(is_empty, field)| is_empty.then_some(field))
    .collect()
}

/// Whether the book has this section, a page and the anchor of a heading in it.
fn is_in(book: &Path, section: &str) -> bool {
    let Some((page, anchor)) = section.split_once('#') else {
        return false;
    };
    let text = fs::read_to_string(book.join("src").join(page));
    text.is_ok_and(|text| text.contains(&format!("{{#{anchor}}}")))
}
