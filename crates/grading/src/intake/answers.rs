//! Finds the answers to exercises among the files of a submission, and generates remarks
//! on all other files.

use std::collections::{BTreeMap, BTreeSet};

use super::decode::decode;
use super::handed_out::HandedOut;
use super::online_text;
use super::submission_contents::SubmissionContents;
use super::upload_name::extension;
use crate::assignment::AssignedExercise;
use othellier_project::catalog::Package;
use othellier_project::starter::is_unwritten;

/// An answer to an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The path of the file, relative to the submission's folder.
    pub file: String,
    /// The code.
    pub text: String,
}

/// The answers of a submission, and remarks on its other files.
#[derive(Debug, Default)]
pub struct FoundAnswers {
    /// The answers by the indices of their exercises in the assignment.
    pub answers: BTreeMap<usize, Answer>,
    /// The remarks, as sentences.
    pub remarks: Vec<String>,
}

/// The extensions of files that may contain code: Rust, what an editor that doesn't know
/// Rust writes, and text typed into a learning platform's page.
const CODE_EXTENSIONS: [&str; 4] = ["rs", "txt", "html", "htm"];

/// The extensions of other files that are read, to compare them with what was handed out.
const COMPARED_EXTENSIONS: [&str; 2] = ["toml", "md"];

/// The maximum number of remarks on files that have no effect.
const MAX_IGNORED_REMARKS: usize = 20;

/// The maximum number of file names in a remark.
const MAX_NAMES: usize = 20;

/// The maximum number of missing answers that a remark names.
const MAX_MISSING_NAMES: usize = 3;

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
pub fn is_wanted(path: &str) -> bool {
    let extension = extension(path);
    CODE_EXTENSIONS.contains(&&*extension)
        || COMPARED_EXTENSIONS.contains(&&*extension)
        || ignored_file_kind(path).is_some()
}

/// A file that was read.
struct TextFile<'a> {
    path: &'a str,
    text: String,
    /// A hint on the file's encoding, to be preceded by the file's name.
    hint: Option<&'static str>,
}

impl TextFile<'_> {
    fn new<'a>(path: &'a str, bytes: &[u8]) -> TextFile<'a> {
        let (mut text, hint) = decode(bytes);
        if extension(path).starts_with("htm") {
            text = online_text::to_text(&text);
        }
        TextFile { path, text, hint }
    }
}

/// A file that may be the answer to an exercise.
struct Candidate<'a> {
    file: &'a TextFile<'a>,
    /// True if the file's name is the exercise's, and false if only a function's is.
    has_name: bool,
}

/// Finds the answers in a submission. Every file that isn't graded leads to a remark, unless
/// it's as it was handed out, or hidden.
pub fn find_answers(
    contents: &SubmissionContents,
    exercises: &[AssignedExercise],
    handed_out: &HandedOut,
) -> FoundAnswers {
    let files: Vec<_> = contents
        .files
        .iter()
        .map(|(path, bytes)| TextFile::new(path, bytes))
        .collect();
    let unchanged: BTreeSet<_> = files
        .iter()
        .filter(|file| handed_out.contains(file.path, Some(&file.text)))
        .map(|file| file.path)
        .collect();
    let mut search = Search {
        exercises,
        files: &files,
        unchanged,
        explained: BTreeSet::new(),
        found: FoundAnswers::default(),
    };
    search.explain_ignored_files();
    let mut missing = Vec::new();
    for (index, assigned) in exercises.iter().enumerate() {
        match search.find_answer(assigned) {
            Some(answer) => {
                search.found.answers.insert(index, answer);
            }
            None => missing.push(assigned),
        }
    }
    for assigned in &missing {
        search.explain_wrong_folder(assigned);
    }
    search.explain_other_files(contents, handed_out, &missing);
    search.found
}

/// A search for the answers in a submission.
struct Search<'a> {
    exercises: &'a [AssignedExercise<'a>],
    files: &'a [TextFile<'a>],
    /// The paths of files that are as they were handed out.
    unchanged: BTreeSet<&'a str>,
    /// The paths of files that are graded or that a remark is about.
    explained: BTreeSet<&'a str>,
    found: FoundAnswers,
}

impl<'a> Search<'a> {
    /// Adds remarks on files that students may expect to have an effect.
    fn explain_ignored_files(&mut self) {
        let mut remarks = BTreeSet::new();
        for file in self.files {
            if let Some(kind) = ignored_file_kind(file.path)
                && !self.unchanged.contains(file.path)
                && remarks.len() < MAX_IGNORED_REMARKS
            {
                remarks.insert(format!("{kind} {} has no effect.", file.path));
                self.explained.insert(file.path);
            }
        }
        self.found.remarks.extend(remarks);
    }

    /// Returns the answer to an exercise: of several candidates, a written one in the
    /// likeliest location.
    fn find_answer(&mut self, assigned: &AssignedExercise) -> Option<Answer> {
        let id = &assigned.exercise.id;
        let mut candidates = self.candidates(id);
        candidates.sort_by_key(|candidate| {
            let TextFile { path, text, .. } = candidate.file;
            let is_misnamed = !candidate.has_name;
            (
                is_unwritten(text),
                is_misnamed,
                unlikelihood(path, assigned),
            )
        });
        let mut candidates = candidates.into_iter();
        let Candidate { file, has_name } = candidates.next()?;
        let path = file.path;
        self.explained.insert(path);
        if let Some(hint) = file.hint {
            self.remark(format!("{path} {hint}."));
        }
        if !has_name {
            self.remark(format!(
                "{path} is graded as the answer to {id}, because `fn {id}` is in it: next time, \
                 hand in a file called {id}.rs."
            ));
        }
        let mut others = Vec::new();
        for candidate in candidates {
            let is_other_answer =
                !candidate.has_name && self.is_named_like_exercise(candidate.file);
            if is_other_answer {
                continue;
            }
            self.explained.insert(candidate.file.path);
            if candidate.file.text != file.text {
                others.push(candidate.file.path);
            }
        }
        if !others.is_empty() {
            self.remark(format!(
                "There's more than one answer to {id}: {path} is the one that's graded, not {}.",
                join_names(&others, 0)
            ));
        }
        Some(Answer {
            file: path.to_owned(),
            text: file.text.clone(),
        })
    }

    /// Returns the files that may be the answer to an exercise. Empty files aren't, and lead
    /// to a remark.
    fn candidates(&mut self, id: &str) -> Vec<Candidate<'a>> {
        let mut candidates = Vec::new();
        for file in self.files {
            if !CODE_EXTENSIONS.contains(&&*extension(file.path))
                || is_in_non_answer_folder(file.path)
            {
                continue;
            }
            let has_name = is_exercise_name(file.path, id);
            if has_name && file.text.trim().is_empty() {
                self.remark(format!("{} is empty.", file.path));
                self.explained.insert(file.path);
            } else if has_name
                || !self.unchanged.contains(file.path) && defines_function(&file.text, id)
            {
                candidates.push(Candidate { file, has_name });
            }
        }
        candidates
    }

    fn is_named_like_exercise(&self, file: &TextFile) -> bool {
        self.exercises
            .iter()
            .any(|assigned| is_exercise_name(file.path, &assigned.exercise.id))
    }

    /// Adds a remark on a file that has the name of a missing answer but is in a folder
    /// without answers.
    fn explain_wrong_folder(&mut self, assigned: &AssignedExercise) {
        let id = &assigned.exercise.id;
        let file = self
            .files
            .iter()
            .find(|file| is_exercise_name(file.path, id) && !self.unchanged.contains(file.path));
        let Some(path) = file.map(|file| file.path) else {
            return;
        };
        if let Some(folder) = parent_folders(path).find(|name| NON_ANSWER_FOLDERS.contains(name)) {
            self.explained.insert(path);
            self.remark(format!(
                "{path} isn't graded, because it's in `{folder}`: hand it in as src/{id}.rs."
            ));
        }
    }

    /// Adds a remark on all files that no other remark is about or, if nothing else says why
    /// there's no answer, on what was submitted instead.
    fn explain_other_files(
        &mut self,
        contents: &SubmissionContents,
        handed_out: &HandedOut,
        missing: &[&AssignedExercise],
    ) {
        let read = self.files.iter().map(|file| file.path);
        let read = read.filter(|path| !self.unchanged.contains(path));
        let unread = contents.others.iter().map(String::as_str);
        let unread = unread.filter(|path| !handed_out.contains(path, None));
        let mut names: Vec<_> = read
            .chain(unread)
            .filter(|path| !self.explained.contains(path) && !is_hidden(path))
            .collect();
        names.sort_unstable();
        let count = names.len() + contents.unlisted_files;
        let has_other_remarks = !contents.remarks.is_empty() || !self.found.remarks.is_empty();
        if count > 0 {
            let names = join_names(&names, contents.unlisted_files);
            let verb = if count == 1 { "isn't" } else { "aren't" };
            let advice = match missing {
                [] => String::new(),
                _ => format!(
                    ": an answer is a Rust file with its exercise's name, and {} missing",
                    missing_names(missing)
                ),
            };
            self.remark(format!("{names} {verb} graded{advice}."));
        } else if missing.is_empty() || has_other_remarks || !self.explained.is_empty() {
            // The submission is explained already.
        } else if !contents.files.is_empty() || !contents.others.is_empty() {
            self.remark("All its files are as they were handed out.".to_owned());
        } else if let Some(folder) = contents.skipped_folders.first() {
            self.remark(format!(
                "The folder {folder} wasn't opened, because its files are generated: put answers \
                 elsewhere."
            ));
        } else {
            self.remark("There's nothing in it that could be an answer.".to_owned());
        }
    }

    fn remark(&mut self, text: String) {
        self.found.remarks.push(text);
    }
}

/// Returns the first names of a list, and the number of the others. `more` aren't in the
/// list.
fn join_names(names: &[&str], more: usize) -> String {
    let shown = names.len().min(MAX_NAMES);
    let more = names.len() - shown + more;
    let mut parts: Vec<_> = names[..shown].iter().map(|&name| name.to_owned()).collect();
    if more > 0 {
        parts.push(format!("{more} more"));
    }
    match parts.as_slice() {
        [.., _, _] => {
            let last = parts.pop().unwrap_or_default();
            format!("{} and {last}", parts.join(", "))
        }
        _ => parts.concat(),
    }
}

/// Returns the names of the files that should have been handed in, with a verb.
fn missing_names(missing: &[&AssignedExercise]) -> String {
    let files: Vec<_> = missing
        .iter()
        .map(|assigned| format!("{}.rs", assigned.exercise.id))
        .collect();
    let shown = files.len().min(MAX_MISSING_NAMES);
    let names: Vec<_> = files[..shown].iter().map(String::as_str).collect();
    let verb = if files.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", join_names(&names, files.len() - shown))
}

/// Tests if a file's name is that of an exercise, apart from case and punctuation, as in
/// `RayLength.rs`, and from what other programs add: `(1)` by a browser that downloads a file
/// twice, and `.txt` by an editor that doesn't know Rust.
fn is_exercise_name(path: &str, id: &str) -> bool {
    let file_name = path.rsplit('/').next().unwrap_or_default().to_lowercase();
    let without_txt = file_name.strip_suffix(".txt");
    let name = without_txt.unwrap_or(&file_name);
    let stem = match name.strip_suffix(".rs") {
        Some(stem) => stem,
        None if without_txt.is_some() => name,
        None => return false,
    };
    let letters = |text: &str| text.replace(|c: char| !c.is_alphanumeric(), "");
    letters(stem.split('(').next().unwrap_or_default()) == letters(id)
}

/// Tests if a text defines a function of this name. The text may be something else than
/// Rust, so it isn't parsed.
fn defines_function(text: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let words: Vec<_> = text
        .split(|c| !is_word(c))
        .filter(|word| !word.is_empty())
        .collect();
    words.windows(2).any(|pair| pair == ["fn", name])
}

/// Tests if a file or one of its folders is hidden, such as `.vscode`.
fn is_hidden(path: &str) -> bool {
    path.split('/').any(|part| part.starts_with('.'))
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
        (_, "Cargo.toml") => Some("The manifest"),
        (".cargo", "config" | "config.toml") => Some("Cargo's configuration"),
        (_, "rust-toolchain" | "rust-toolchain.toml") => Some("The choice of a toolchain"),
        ("tests", _) if file_name.ends_with(".rs") => Some("The changed test"),
        _ => None,
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

#[cfg(test)]
mod tests {
    use super::{defines_function, is_exercise_name, is_in_non_answer_folder};

    #[test]
    fn starter_is_no_answer() {
        let folder = "chapters/02-directions/exercises";
        assert!(!is_in_non_answer_folder(&format!(
            "{folder}/src/ray_length.rs"
        )));
        assert!(is_in_non_answer_folder(&format!(
            "{folder}/starters/ray_length.rs"
        )));
    }

    #[test]
    fn recognizes_changed_names_of_exercises() {
        for name in [
            "ray_length.rs",
            "a/RayLength.rs",
            "ray-length (1).RS",
            "Ray Length.rs.txt",
            "ray_length.txt",
        ] {
            assert!(is_exercise_name(name, "ray_length"), "{name}");
        }
        for name in ["ray_length", "ray_length.docx", "ray_length2.rs", "ray.rs"] {
            assert!(!is_exercise_name(name, "ray_length"), "{name}");
        }
    }

    #[test]
    fn finds_function_in_text() {
        assert!(defines_function("Dear Ann,\npub fn  ray<'a>(", "ray"));
        assert!(!defines_function("fn rays() { ray() }", "ray"));
    }
}
