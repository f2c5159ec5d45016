//! The exercises of all chapters, read from the chapters' `exercises.toml`.

use std::fmt;
use std::path::PathBuf;

use anyhow::Context;
use serde::Deserialize;
use syn::Item;

use crate::files::read;
use crate::repository::{Chapter, Repository};

/// The package with the exercises of a chapter.
#[derive(Debug, Clone)]
pub struct Package {
    /// The name of the package, such as `directions-exercises`.
    pub name: String,
    /// The folder of the package.
    pub path: PathBuf,
    /// The exercises, in order.
    pub exercises: Vec<Exercise>,
}

/// An exercise: a function to write.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The number, such as 2.1. It isn't in the file but follows from the
    /// position.
    #[serde(skip)]
    pub number: ExerciseNumber,
    /// The position in the chapter, from 1, if the file lists only some of the
    /// chapter's exercises.
    #[serde(rename = "place")]
    pub position: Option<u32>,
    /// The name of the exercise's files, such as `ray_length`.
    pub id: String,
    /// The title.
    pub title: String,
    /// The amount of work.
    pub size: Size,
    /// The expected time, in minutes.
    pub minutes: u32,
    /// The points that a grader gives for it.
    pub points: u32,
    /// The section of the book that teaches it: a page and an anchor.
    pub section: String,
    /// The abilities that the exercise trains.
    pub objectives: Vec<String>,
    /// The items that an answer can't use, because they do the whole job: crates, such as
    /// `legal_moves`, and items at the root of a crate, such as `directions::ray`.
    #[serde(default)]
    pub forbidden: Vec<String>,
    /// The hints, from a nudge to the last idea that's needed. An assignment can leave them
    /// out.
    hints: Option<[String; 3]>,
}

impl Exercise {
    /// Returns the three hints, or none if an assignment leaves them out.
    pub fn hints(&self) -> &[String] {
        self.hints.as_ref().map_or(&[], |hints| hints)
    }
}

/// The number of an exercise, such as 2.1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExerciseNumber {
    /// The number of the chapter.
    pub chapter: u32,
    /// The position in the chapter, from 1.
    pub position: u32,
}

impl Package {
    /// Returns the path of the file that a learner writes the answer in.
    pub fn answer_path(&self, exercise: &Exercise) -> PathBuf {
        self.file("src", exercise)
    }

    /// Returns the path of the starter: what the file with the answer contains at
    /// first.
    pub fn starter_path(&self, exercise: &Exercise) -> PathBuf {
        self.file("starters", exercise)
    }

    /// Returns the path of the solution.
    pub fn solution_path(&self, exercise: &Exercise) -> PathBuf {
        self.file("solutions", exercise)
    }

    /// Returns the path of the file with the checks.
    pub fn checks_path(&self, exercise: &Exercise) -> PathBuf {
        self.file("tests", exercise)
    }

    fn file(&self, folder: &str, exercise: &Exercise) -> PathBuf {
        self.path.join(folder).join(format!("{}.rs", exercise.id))
    }

    /// Returns the task: the `//!` lines at the top of the starter.
    ///
    /// # Errors
    ///
    /// Returns an error if the starter can't be read or has no task.
    pub fn task(&self, exercise: &Exercise) -> anyhow::Result<String> {
        let path = self.starter_path(exercise);
        task(&read(&path)?).with_context(|| format!("{} has no task", path.display()))
    }
}

/// Returns the names of the checks in a file, in source order, which runs from easy
/// to hard. A test program lists its checks by name instead.
///
/// # Errors
///
/// Returns an error if the text isn't Rust.
pub fn check_names(text: &str) -> syn::Result<Vec<String>> {
    let mut names = Vec::new();
    for item in syn::parse_file(text)?.items {
        if let Item::Fn(function) = item
            && function.attrs.iter().any(|a| a.path().is_ident("test"))
        {
            names.push(function.sig.ident.to_string());
        }
    }
    Ok(names)
}

/// Returns the name of a check as a sentence. The name of a square stays lowercase,
/// as in `c6 flips d6.`
pub fn check_sentence(check: &str) -> String {
    let text = capitalize_players(&check.replace('_', " "));
    let mut chars = text.chars();
    let first = chars.next().unwrap_or_default();
    let rest = chars.as_str();
    if rest.starts_with(|c: char| c.is_ascii_digit()) {
        format!("{text}.")
    } else {
        format!("{}{rest}.", first.to_uppercase())
    }
}

/// Capitalizes the players Black and White, but not the color of a disc.
fn capitalize_players(text: &str) -> String {
    let words: Vec<_> = text.split(' ').collect();
    let is_color_of_disc = |index: usize| {
        words
            .get(index + 1)
            .is_some_and(|next| next.starts_with("disc"))
    };
    let capitalized: Vec<_> = words
        .iter()
        .enumerate()
        .map(|(index, &word)| match word {
            "black" if !is_color_of_disc(index) => "Black",
            "white" if !is_color_of_disc(index) => "White",
            word => word,
        })
        .collect();
    capitalized.join(" ")
}

/// Returns the task at the top of a file, without the `//!`, unless it's empty.
pub fn task(text: &str) -> Option<String> {
    let lines: Vec<_> = text
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end())
        .collect();
    let is_empty = lines.iter().all(|line| line.is_empty());
    (!is_empty).then(|| lines.join("\n"))
}

/// The amount of work that an exercise is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// About 10 minutes.
    Small,
    /// About 20 minutes.
    Medium,
    /// About an hour.
    Hard,
    /// Open-ended: there are many good answers.
    Challenge,
}

/// The file `exercises.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExerciseList {
    exercise: Vec<Exercise>,
}

impl fmt::Display for ExerciseNumber {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&format!("{}.{}", self.chapter, self.position))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Challenge => "challenge",
        })
    }
}

/// Returns the exercises of packages, each with its package.
pub fn exercises(packages: &[Package]) -> impl Iterator<Item = (&Package, &Exercise)> {
    packages.iter().flat_map(|package| {
        let exercises = package.exercises.iter();
        exercises.map(move |exercise| (package, exercise))
    })
}

/// Returns the exercises of all chapters that have some, in the order of the
/// chapters.
///
/// # Errors
///
/// Returns an error if an `exercises.toml` can't be read, lacks a field or has an unknown one.
pub fn packages(repository: &Repository) -> anyhow::Result<Vec<Package>> {
    repository
        .chapters()?
        .iter()
        .filter(|chapter| chapter.path.join("exercises").exists())
        .map(package)
        .collect()
}

/// Returns the exercises of a chapter.
///
/// # Errors
///
/// Returns an error if `exercises.toml` can't be read, lacks a field or has an unknown one.
pub fn package(chapter: &Chapter) -> anyhow::Result<Package> {
    let path = chapter.path.join("exercises");
    let file = path.join("exercises.toml");
    let list: ExerciseList =
        toml::from_str(&read(&file)?).with_context(|| format!("in {}", file.display()))?;
    let mut exercises = list.exercise;
    for (position, exercise) in (1..).zip(&mut exercises) {
        exercise.number = ExerciseNumber {
            chapter: chapter.number,
            position: exercise.position.unwrap_or(position),
        };
    }
    Ok(Package {
        name: format!("{}-exercises", chapter.name),
        path,
        exercises,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn file_without_doc_comment_has_no_task() {
        assert_eq!(task("fn a() {}"), None);
        assert_eq!(task("//!\n\nfn a() {}"), None);
        assert_eq!(task("//! Do it.\n\nfn a() {}").as_deref(), Some("Do it."));
    }

    #[test]
    fn task_is_the_doc_comment_at_the_beginning() {
        let starter = "//! # The length of a ray\n//!\n//! Count.\n\nfn a() {}\n//! Not this.";
        let expected = "# The length of a ray\n\nCount.";
        assert_eq!(task(starter).as_deref(), Some(expected));
    }

    #[test]
    fn check_name_becomes_a_sentence() {
        for (check, sentence) in [
            ("black_and_white_begin", "Black and White begin."),
            ("white_brackets_black_discs", "White brackets black discs."),
            ("c6_flips_d6", "c6 flips d6."),
            ("a_0_ends_the_game", "A 0 ends the game."),
        ] {
            assert_eq!(check_sentence(check), sentence);
        }
    }
}
