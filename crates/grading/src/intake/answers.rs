//! Finds the answers to exercises among the files of a submission, and generates remarks
//! on other files.

use std::collections::BTreeSet;

use super::decode::decode;
use super::submission_contents::SubmissionContents;
use crate::assignment::AssignedExercise;
use othellier_project::catalog::Package;
use othellier_project::files::read;

/// An answer to an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The path of the file, relative to the submission's folder.
    pub file: String,
    /// The code.
    pub text: String,
}

/// The maximum number of remarks on files that have no effect.
const MAX_IGNORED_REMARKS: usize = 20;

/// Folders of the exercises' package in which a file named like an exercise isn't an
/// answer.
const NON_ANSWER_FOLDERS: &[&str] = &[
    "starters",
    "tests",
    "solutions",
    "impostors",
    "examples",
    "benches",
];

/// Tests if a file has to be read: as an answer, or for a remark.
pub fn is_wanted(path: &str, exercises: &[AssignedExercise]) -> bool {
    exercises
        .iter()
        .any(|assigned| is_answer(path, &assigned.exercise.id))
        || ignored_file_kind(path).is_some()
}

/// Returns the module name of a Rust file.
///
/// Corrects names that other programs changed: a browser that downloads a file twice adds
/// `(1)`, and an editor that doesn't know Rust adds `.txt`.
fn module_name(path: &str) -> Option<String> {
    let file_name = path.rsplit('/').next()?.to_lowercase();
    let file_name = file_name.strip_suffix(".txt").unwrap_or(&file_name);
    let stem = file_name.strip_suffix(".rs")?.split('(').next()?.trim();
    Some(stem.replace(['-', ' '], "_"))
}

fn is_answer(path: &str, id: &str) -> bool {
    module_name(path).is_some_and(|module| module == id) && !is_in_non_answer_folder(path)
}

/// Iterates over the names of the folders that contain a file, innermost first.
fn parent_folders(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').rev().skip(1)
}

fn is_in_non_answer_folder(path: &str) -> bool {
    parent_folders(path).any(|folder| NON_ANSWER_FOLDERS.contains(&folder))
}

/// Returns a description of a file that students may expect to have an effect but that has
/// none, because the grader uses its own.
fn ignored_file_kind(path: &str) -> Option<&'static str> {
    let mut parts = path.rsplit('/');
    let (file_name, folder) = (parts.next()?, parts.next().unwrap_or_default());
    match (folder, file_name) {
        (_, "build.rs") => Some("The build script"),
        (".cargo", "config" | "config.toml") => Some("Cargo's configuration"),
        (_, "rust-toolchain" | "rust-toolchain.toml") => Some("The choice of a toolchain"),
        ("tests", _) if file_name.ends_with(".rs") => Some("The changed test"),
        _ => None,
    }
}

/// Returns the answer to an exercise: of several candidates, the one in the likeliest
/// location.
pub fn find_answer(
    contents: &SubmissionContents,
    assigned: &AssignedExercise,
    remarks: &mut Vec<String>,
) -> Option<Answer> {
    let id = &assigned.exercise.id;
    let mut candidates: Vec<_> = contents
        .files
        .iter()
        .filter(|(path, _)| is_answer(path, id))
        .collect();
    candidates.sort_by_key(|(path, _)| unlikelihood(path, assigned));
    let (path, bytes) = *candidates.first()?;
    let (text, hint) = decode(bytes);
    if let Some(hint) = hint {
        remarks.push(format!("{path} {hint}."));
    }
    if candidates.iter().any(|(_, other)| *other != bytes) {
        let count = candidates.len();
        remarks.push(format!(
            "There are {count} files called {id}.rs; {path} is the one that's graded."
        ));
    }
    Some(Answer {
        file: path.clone(),
        text,
    })
}

/// Returns remarks on exercises without an answer: on files that may have been meant as
/// answers or, if there are none and no file was read, on what was submitted instead.
pub fn remarks_on_missing_answers(
    contents: &SubmissionContents,
    missing: &[&AssignedExercise],
) -> Vec<String> {
    let mut remarks: Vec<_> = missing
        .iter()
        .filter_map(|assigned| remark_on_misnamed_file(contents, assigned))
        .collect();
    if remarks.is_empty() && contents.files.is_empty() && !missing.is_empty() {
        remarks.extend(remark_on_other_files(contents));
    }
    remarks
}

/// Returns a remark on a file that may have been meant as an answer but has the wrong name
/// or is in the wrong folder.
fn remark_on_misnamed_file(
    contents: &SubmissionContents,
    assigned: &AssignedExercise,
) -> Option<String> {
    let id = &assigned.exercise.id;
    let has_similar_name = |path: &str| {
        module_name(path).is_some_and(|module| module.contains(id))
            && !is_in_non_answer_folder(path)
    };
    if let Some(path) = contents.others.iter().find(|path| has_similar_name(path)) {
        return Some(format!("{path} isn't graded: its name must be {id}.rs."));
    }
    let path = contents
        .files
        .iter()
        .filter(|(path, bytes)| !is_handed_out_test(path, bytes, &[assigned.package]))
        .map(|(path, _)| path)
        .chain(&contents.others)
        .find(|path| module_name(path).as_ref() == Some(id))?;
    let folder = parent_folders(path).find(|folder| NON_ANSWER_FOLDERS.contains(folder))?;
    Some(format!(
        "{path} isn't graded, because it's in `{folder}`: hand it in as src/{id}.rs."
    ))
}

/// Returns a remark on a submission in which no file was read.
fn remark_on_other_files(contents: &SubmissionContents) -> Option<String> {
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

/// Tests if a path contains the folder of a package's chapter, or the package's name.
fn names_chapter(path: &str, package: &Package) -> bool {
    let chapter = package.path.parent().and_then(|dir| dir.file_name());
    let chapter = chapter.unwrap_or_default().to_string_lossy();
    path.split('/')
        .any(|part| part == package.name || *part == *chapter)
}

/// Returns a sort key by which the likeliest of several candidates comes first: in its own
/// chapter, then in a folder `src`, then with a name that needed no correction, then close
/// to the top.
fn unlikelihood(path: &str, assigned: &AssignedExercise) -> (bool, bool, bool, usize) {
    let file_name = format!("{}.rs", assigned.exercise.id);
    let is_in_src =
        path == format!("src/{file_name}") || path.ends_with(&format!("/src/{file_name}"));
    let has_exact_name = path.rsplit('/').next() == Some(&*file_name);
    let depth = path.matches('/').count();
    (
        !names_chapter(path, assigned.package),
        !is_in_src,
        !has_exact_name,
        depth,
    )
}

/// Returns remarks on files that have no effect, because the grader uses its own.
pub fn remarks_on_ignored_files(
    contents: &SubmissionContents,
    packages: &[&Package],
) -> Vec<String> {
    let mut remarks = BTreeSet::new();
    for (path, bytes) in &contents.files {
        if let Some(kind) = ignored_file_kind(path)
            && !is_handed_out_test(path, bytes, packages)
        {
            remarks.insert(format!("{kind} {path} has no effect."));
        }
    }
    remarks.into_iter().take(MAX_IGNORED_REMARKS).collect()
}

/// Tests if a file is a test as it was handed out.
fn is_handed_out_test(path: &str, bytes: &[u8], packages: &[&Package]) -> bool {
    let file_name = path.rsplit('/').next().unwrap_or_default();
    let (text, _) = decode(bytes);
    packages.iter().any(|package| {
        let original = package.path.join("tests").join(file_name);
        read(&original).is_ok_and(|original| original == text)
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use othellier_project::catalog;
    use othellier_project::repository::Repository;

    use super::is_wanted;
    use crate::assignment::Assignment;

    #[test]
    fn starter_is_no_answer() {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let packages = catalog::packages(&repository).unwrap();
        let assignment = Assignment::from_numbers("2.2", &packages).unwrap();
        let exercises = assignment.resolve(&packages).unwrap();
        let folder = "chapters/02-directions/exercises";
        assert!(is_wanted(
            &format!("{folder}/src/ray_length.rs"),
            &exercises
        ));
        assert!(!is_wanted(
            &format!("{folder}/starters/ray_length.rs"),
            &exercises
        ));
    }
}
