//! Which file of a submission answers which exercise, and what else in it a
//! teacher should know about.

use std::collections::BTreeSet;

use super::contents::SubmissionContents;
use super::decode::decode;
use crate::assignment::AskedExercise;
use othellier_project::catalog::Package;
use othellier_project::files::read;

/// An answer to an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The file, from the submission's folder on.
    pub file: String,
    /// What it says.
    pub text: String,
}

/// Whether we need a file: as an answer, or for a remark.
pub fn wants(place: &str, tasks: &[AskedExercise]) -> bool {
    let is_answer = tasks.iter().any(|task| answers(place, &task.exercise.id));
    is_answer || ignored(place).is_some()
}

/// The name of a Rust file without its extension, the way a careful person
/// would have written it: a browser that downloads twice adds `(1)`, and an
/// editor that doesn't know Rust adds `.txt`.
fn module(place: &str) -> Option<String> {
    let base = place.rsplit('/').next()?.to_lowercase();
    let base = base.strip_suffix(".txt").unwrap_or(&base);
    let stem = base.strip_suffix(".rs")?.split('(').next()?.trim();
    Some(stem.replace(['-', ' '], "_"))
}

fn answers(place: &str, id: &str) -> bool {
    module(place).is_some_and(|module| module == id) && !is_beside(place)
}

/// Folders of ours in which a file with an exercise's name isn't an answer.
const BESIDE: &[&str] = &[
    "starters",
    "tests",
    "solutions",
    "impostors",
    "examples",
    "benches",
];

/// Whether a file is in such a folder.
fn is_beside(place: &str) -> bool {
    let mut folders = place.split('/').rev().skip(1);
    folders.any(|folder| BESIDE.contains(&folder))
}

/// What kind of file this is, if it's one that has no effect.
fn ignored(place: &str) -> Option<&'static str> {
    let mut parts = place.rsplit('/');
    let (base, folder) = (parts.next()?, parts.next().unwrap_or_default());
    match (folder, base) {
        (_, "build.rs") => Some("The build script"),
        (".cargo", "config" | "config.toml") => Some("Cargo's configuration"),
        (_, "rust-toolchain" | "rust-toolchain.toml") => Some("The choice of a toolchain"),
        ("tests", _) if base.ends_with(".rs") => Some("The changed test"),
        _ => None,
    }
}

/// The answer to an exercise: of several files with its name, the one in the
/// likeliest place.
pub fn answer(
    contents: &SubmissionContents,
    task: &AskedExercise,
    remarks: &mut Vec<String>,
) -> Option<Answer> {
    let id = &task.exercise.id;
    let mut files: Vec<_> = contents.files.iter().collect();
    files.retain(|(path, _)| answers(path, id));
    files.sort_by_key(|(path, _)| unlikelihood(path, task));
    let (path, bytes) = *files.first()?;
    let (text, hint) = decode(bytes);
    remarks.extend(hint.map(|hint| format!("{path} {hint}.")));
    if files[1..].iter().any(|(_, other)| *other != bytes) {
        let count = files.len();
        remarks.push(format!(
            "There are {count} files called {id}.rs; {path} is the one that's graded."
        ));
    }
    Some(Answer {
        file: path.clone(),
        text,
    })
}

/// What to say if there's no answer to a task: which file may have been meant
/// for one or, if nothing at all was found, what came instead.
pub fn what_came_instead(contents: &SubmissionContents, missing: &[&AskedExercise]) -> Vec<String> {
    let tasks = missing.iter();
    let mut remarks: Vec<_> = tasks.filter_map(|task| misnamed(contents, task)).collect();
    let is_silent = remarks.is_empty() && contents.files.is_empty();
    if is_silent && !missing.is_empty() {
        remarks.extend(nothing_but(contents));
    }
    remarks
}

/// Says of a file that was meant for an exercise how to hand it in.
fn misnamed(contents: &SubmissionContents, task: &AskedExercise) -> Option<String> {
    let id = &task.exercise.id;
    let mut others = contents.others.iter();
    if let Some(place) = others.find(|place| is_meant_for(place, id)) {
        return Some(format!("{place} isn't graded: its name must be {id}.rs."));
    }
    let read = contents
        .files
        .iter()
        .filter(|file| !is_ours(*file, &[task.package]));
    let mut all = read.map(|(path, _)| path).chain(&contents.others);
    let place = all.find(|place| module(place).as_ref() == Some(id))?;
    let mut folders = place.split('/').rev().skip(1);
    let folder = folders.find(|name| BESIDE.contains(name));
    folder.map(|folder| {
        format!("{place} isn't graded, because it's in `{folder}`: hand it in as src/{id}.rs.")
    })
}

/// What there is, if nothing is an answer.
fn nothing_but(contents: &SubmissionContents) -> Option<String> {
    match contents.others.as_slice() {
        [first] => Some(format!("Its only file is {first}.")),
        all @ [first, ..] => Some(format!(
            "None of its {} files is an answer; the first is {first}.",
            all.len()
        )),
        [] if !contents.remarks.is_empty() => None,
        [] => Some("There's nothing in it that could be an answer.".to_owned()),
    }
}

/// Whether a Rust file's name contains an exercise's.
fn is_meant_for(place: &str, id: &str) -> bool {
    let holds = module(place).is_some_and(|module| module.contains(id));
    holds && !is_beside(place)
}

/// Whether a place names the chapter of a package.
fn place_names(place: &str, package: &Package) -> bool {
    let folder = package.path.parent().and_then(|path| path.file_name());
    let folder = folder.unwrap_or_default().to_string_lossy();
    let mut parts = place.split('/');
    parts.any(|part| part == package.name || *part == *folder)
}

/// The lower, the likelier: a file in its own chapter's `src`, in any `src`,
/// anywhere, with a name that we had to repair; close to the top before deep
/// down.
fn unlikelihood(place: &str, task: &AskedExercise) -> (bool, bool, bool, usize) {
    let name = format!("{}.rs", task.exercise.id);
    let in_src = place == format!("src/{name}") || place.ends_with(&format!("/src/{name}"));
    let named = place.rsplit('/').next() == Some(&*name);
    let depth = place.matches('/').count();
    (!place_names(place, task.package), !in_src, !named, depth)
}

/// What has no effect: files that we replace with our own.
pub fn without_effect(contents: &SubmissionContents, packages: &[&Package]) -> Vec<String> {
    let mut remarks = BTreeSet::new();
    for (place, bytes) in &contents.files {
        if let Some(what) = ignored(place).filter(|_| !is_ours((place, bytes), packages)) {
            remarks.insert(format!("{what} {place} has no effect."));
        }
    }
    remarks.into_iter().take(20).collect()
}

/// Whether a test is still the one that was handed out.
fn is_ours((place, bytes): (&String, &Vec<u8>), packages: &[&Package]) -> bool {
    let base = place.rsplit('/').next().unwrap_or_default();
    let (text, _) = decode(bytes);
    let mut files = packages.iter().map(|p| p.path.join("tests").join(base));
    files.any(|file| read(&file).is_ok_and(|ours| ours == text))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use othellier_project::catalog;
    use othellier_project::repository::Repository;

    use super::wants;
    use crate::assignment::Assignment;

    #[test]
    fn starter_is_no_answer() {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let packages = catalog::packages(&repository).unwrap();
        let assignment = Assignment::of_numbers("2.2", &packages).unwrap();
        let tasks = assignment.tasks(&packages).unwrap();
        let folder = "chapters/02-directions/exercises";
        assert!(wants(&format!("{folder}/src/ray_length.rs"), &tasks));
        assert!(!wants(&format!("{folder}/starters/ray_length.rs"), &tasks));
    }
}
