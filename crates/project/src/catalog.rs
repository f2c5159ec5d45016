//! The exercises of all chapters, as the chapters' `exercises.toml` list them.

use std::fmt;
use std::path::PathBuf;

use anyhow::Context;
use serde::Deserialize;
use syn::Item;

use crate::files::read;
use crate::repository::{Chapter, Repository};

/// The exercises of one chapter: a package of their own.
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
    /// Its number, such as 2.1: its place says it, the file doesn't.
    #[serde(skip)]
    pub number: Number,
    /// Its place in the chapter, where others are left out of the file.
    pub place: Option<u32>,
    /// The name of its files, such as `ray_length`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// How much work it is.
    pub size: Size,
    /// How many minutes it takes.
    pub minutes: u32,
    /// How many points a grader gives for it.
    pub points: u32,
    /// The section of the book that teaches it: a page and an anchor.
    pub section: String,
    /// What you can do once you've solved it.
    pub objectives: Vec<String>,
    /// What an answer mustn't use: names of functions, types or crates that do
    /// the whole job.
    #[serde(default)]
    pub forbidden: Vec<String>,
    /// From a nudge to nearly the answer.
    pub hints: [String; 3],
}

/// The number of an exercise: its chapter's, and its place there from 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    /// The number of the chapter.
    pub chapter: u32,
    /// The place in the chapter, from 1.
    pub place: u32,
}

impl Package {
    /// The file in which an exercise is solved.
    pub fn answer_file(&self, exercise: &Exercise) -> PathBuf {
        self.path.join("src").join(format!("{}.rs", exercise.id))
    }

    /// The file with the solution of an exercise.
    pub fn solution(&self, exercise: &Exercise) -> PathBuf {
        self.path
            .join("solutions")
            .join(format!("{}.rs", exercise.id))
    }

    /// The file with the checks of an exercise.
    pub fn checks(&self, exercise: &Exercise) -> PathBuf {
        self.path.join("tests").join(format!("{}.rs", exercise.id))
    }

    /// The task: the `//!` lines at the top of the file in which an exercise is
    /// solved. A learner may delete them; then there's no task. Fails when the file
    /// can't be read.
    pub fn task(&self, exercise: &Exercise) -> anyhow::Result<Option<String>> {
        Ok(task(&read(&self.answer_file(exercise))?))
    }
}

/// The checks of a file, in its order, which runs from easy to hard. The test
/// binary lists them too, but by name, so the file itself is asked. Fails when the
/// text isn't Rust.
pub fn checks_in_order(text: &str) -> syn::Result<Vec<String>> {
    let items = syn::parse_file(text)?.items.into_iter();
    let checks = items.filter_map(|item| match item {
        Item::Fn(function) => {
            let is_test = |a: &syn::Attribute| a.path().is_ident("test");
            let test = function.attrs.iter().any(is_test);
            test.then(|| function.sig.ident.to_string())
        }
        _ => None,
    });
    Ok(checks.collect())
}

/// The name of a check as a sentence. The name of a square stays lowercase: c6.
pub fn check_sentence(check: &str) -> String {
    let text = with_players(&check.replace('_', " "));
    let mut letters = text.chars();
    let first = letters.next().unwrap_or_default();
    let rest = letters.as_str();
    if rest.starts_with(|next: char| next.is_ascii_digit()) {
        format!("{text}.")
    } else {
        format!("{}{rest}.", first.to_uppercase())
    }
}

/// Black and White are players; a black disc is a disc.
fn with_players(text: &str) -> String {
    let words: Vec<_> = text.split(' ').collect();
    let is_disc = |place: usize| {
        let next = words.get(place + 1);
        next.is_some_and(|word| word.starts_with("disc"))
    };
    let words = words.iter().enumerate().map(|(place, &word)| match word {
        "black" if !is_disc(place) => "Black",
        "white" if !is_disc(place) => "White",
        word => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The task that an answer begins with: its `//!` lines, if they say anything.
pub fn task(answer: &str) -> Option<String> {
    let lines = answer.lines().map_while(|line| line.strip_prefix("//!"));
    let task: Vec<_> = lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end())
        .collect();
    let says_something = task.iter().any(|line| !line.is_empty());
    says_something.then(|| task.join("\n"))
}

/// How much work an exercise is.
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

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&format!("{}.{}", self.chapter, self.place))
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

/// The exercises of every chapter that has some, in the order of the chapters.
/// Fails when an `exercises.toml` can't be read, lacks a field, or has an extra
/// one.
pub fn packages(repository: &Repository) -> anyhow::Result<Vec<Package>> {
    let chapters = repository.chapters()?;
    chapters
        .iter()
        .filter(|chapter| chapter.path.join("exercises").exists())
        .map(package)
        .collect()
}

/// The exercises of a chapter. Fails when `exercises.toml` can't be read, lacks a
/// field, or has an extra one.
pub fn package(chapter: &Chapter) -> anyhow::Result<Package> {
    let path = chapter.path.join("exercises");
    let file = path.join("exercises.toml");
    let text = read(&file)?;
    let listed: ExerciseList =
        toml::from_str(&text).with_context(|| format!("in {}", file.display()))?;
    Ok(Package {
        name: format!("{}-exercises", chapter.name),
        path,
        exercises: numbered(chapter.number, listed.exercise),
    })
}

fn numbered(chapter: u32, mut exercises: Vec<Exercise>) -> Vec<Exercise> {
    for (place, exercise) in (1..).zip(&mut exercises) {
        let place = exercise.place.unwrap_or(place);
        exercise.number = Number { chapter, place };
    }
    exercises
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn who_has_solved_it_may_have_deleted_the_task() {
        assert_eq!(task("fn a() {}"), None);
        assert_eq!(task("//!\n\nfn a() {}"), None);
    }

    #[test]
    fn the_name_of_a_check_is_a_sentence() {
        for (check, said) in [
            ("black_and_white_begin", "Black and White begin."),
            ("white_brackets_black_discs", "White brackets black discs."),
            ("c6_flips_d6", "c6 flips d6."),
            ("a_0_ends_the_game", "A 0 ends the game."),
        ] {
            assert_eq!(check_sentence(check), said);
        }
    }
}
