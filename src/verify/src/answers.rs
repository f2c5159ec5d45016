//! The answers that the book has to an exercise, right and wrong: the starter, the
//! solution, and the impostors, which the checks must catch.
//!
//! Most impostors are the solution with a few changes, and one file lists them:
//! `impostors/ray_length.toml`. One that has little in common with the solution
//! is a file of its own, `impostors/ray_length/wraps_around.rs`.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{read, walk};
use serde::Deserialize;

/// An answer to an exercise, right or wrong.
#[derive(Debug, Clone)]
pub struct BookAnswer<'a> {
    /// The exercise that it answers.
    pub exercise: &'a Exercise,
    /// What it is there for.
    pub role: Role,
    /// What it says.
    pub text: String,
}

/// What an answer is there for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// What the learner begins with: it compiles, and fails.
    Starter,
    /// It passes.
    Solution,
    /// A wrong answer, which must be caught.
    Impostor(Impostor),
}

/// What is wrong with an answer, and how it's caught.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Impostor {
    /// Its name, which says what's wrong, such as `wraps_around`.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// The words that the check uses for the mistake.
    pub mistake: String,
}

impl BookAnswer<'_> {
    /// The exercise and what this answer to it is.
    pub fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => format!("{exercise}, impostor {}", impostor.name),
        }
    }

    /// A module name that's unique in the chapter, such as
    /// `ray_length_impostor_wraps_around`.
    pub fn module(&self) -> String {
        self.name().replace(", ", "_").replace(' ', "_")
    }
}

/// The starter of an exercise, or the learner's answer in its place. Fails when it
/// can't be read.
pub fn starter<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.answer_file(exercise))?;
    Ok(BookAnswer { exercise, role: Role::Starter, text })
}

/// The solution of an exercise. Fails when it can't be read.
pub fn solution<'a>(package: &Package, exercise: &'a Exercise) -> Result<BookAnswer<'a>> {
    let text = read(&package.solution(exercise))?;
    Ok(BookAnswer { exercise, role: Role::Solution, text })
}

/// The impostors of an exercise, by name. Fails when one can't be read, doesn't
/// begin the way it must, or changes what the solution doesn't have.
pub fn impostors<'a>(package: &Package, exercise: &'a Exercise) -> Result<Vec<BookAnswer<'a>>> {
    let folder = package.path.join("impostors");
    let mut impostors = Vec::new();
    let list = folder.join(format!("{}.toml", exercise.id));
    if list.exists() {
        let solution = read(&package.solution(exercise))?;
        impostors =
            changed(&read(&list)?, &solution).with_context(|| format!("in {}", list.display()))?;
    }
    let whole_files = folder.join(&exercise.id);
    if whole_files.exists() {
        for file in walk(&whole_files)? {
            impostors.push(whole(&file).with_context(|| format!("in {}", file.display()))?);
        }
    }
    impostors.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
    let twice = impostors.windows(2).find(|pair| pair[0].0.name == pair[1].0.name);
    if let Some([(impostor, _), _]) = twice {
        bail!("{} has two impostors called {}", exercise.id, impostor.name);
    }
    let answer = |(impostor, text)| BookAnswer { exercise, role: Role::Impostor(impostor), text };
    Ok(impostors.into_iter().map(answer).collect())
}

/// The file that lists impostors by what they change.
#[derive(Deserialize)]
struct ImpostorList {
    impostor: Vec<Changed>,
}

/// An impostor that is the solution but for some changes.
#[derive(Deserialize)]
struct Changed {
    #[serde(flatten)]
    impostor: Impostor,
    change: Vec<SolutionChange>,
}

/// Text of the solution, and what the impostor has in its place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolutionChange {
    from: String,
    to: String,
}

/// The impostors that a file lists.
fn changed(list: &str, solution: &str) -> Result<Vec<(Impostor, String)>> {
    let list: ImpostorList = toml::from_str(list)?;
    let impostors = list.impostor.into_iter().map(|Changed { impostor, change }| {
        let text = apply(&change, solution).with_context(|| impostor.name.clone())?;
        Ok((impostor, text))
    });
    impostors.collect()
}

/// The solution with all changes made.
fn apply(changes: &[SolutionChange], solution: &str) -> Result<String> {
    let places = changes.iter().map(|change| change.place_in(solution));
    let places = places.collect::<Result<Vec<_>>>()?;
    let mut in_order: Vec<_> = places.into_iter().zip(changes).collect();
    in_order.sort_by_key(|(place, _)| *place);
    let (mut text, mut end) = (String::new(), 0);
    for (place, change) in in_order {
        let kept = solution.get(end..place);
        text += kept.with_context(|| format!("two changes overlap at {:?}", change.from))?;
        text += &change.to;
        end = place + change.from.len();
    }
    Ok(text + &solution[end..])
}

impl SolutionChange {
    /// Where the solution has the text that is changed.
    fn place_in(&self, solution: &str) -> Result<usize> {
        let mut places = solution.match_indices(&self.from);
        let first = places.next();
        let (place, from) =
            first.with_context(|| format!("the solution doesn't have {:?}", self.from))?;
        ensure!(
            places.next().is_none(),
            "the solution has {from:?} more than once: add some of the text around it"
        );
        Ok(place)
    }
}

/// An impostor in a file of its own, whose first lines say what the list would.
fn whole(file: &Path) -> Result<(Impostor, String)> {
    let text = read(file)?;
    let mut lines = text.lines();
    let mut after = |start: &str| {
        let said = lines.next().and_then(|line| line.strip_prefix(start));
        let said = said.filter(|said| !said.trim().is_empty());
        said.map(str::to_owned).with_context(|| format!("a line must begin with `{start}`"))
    };
    let name = file.file_stem().unwrap_or_default();
    let impostor = Impostor {
        name: name.to_string_lossy().into_owned(),
        caught_by: after("// caught by: ")?,
        mistake: after("// mistake: ")?,
    };
    Ok((impostor, text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SOLUTION: &str = "let one = 1;\nlet two = one + 1;\nlet three = two + one;\n";

    fn change(pairs: &[(&str, &str)]) -> Result<String, String> {
        let pairs = pairs.iter().map(|&(from, to)| (from.to_owned(), to.to_owned()));
        let changes: Vec<_> = pairs.map(|(from, to)| SolutionChange { from, to }).collect();
        apply(&changes, SOLUTION).map_err(|error| error.to_string())
    }

    #[test]
    fn changes_are_made_wherever_they_belong_and_in_any_order() {
        let text = change(&[("two + one", "one + 1"), ("one + 1", "two"), ("= 1", "= 7")]);
        let due = "let one = 7;\nlet two = two;\nlet three = one + 1;\n";
        assert_eq!(text.unwrap(), due);
    }

    #[test]
    fn a_change_says_what_is_wrong_with_it() {
        for (pairs, due) in [
            (&[("four", "")][..], "the solution doesn't have \"four\""),
            (&[("one", "1")], "the solution has \"one\" more than once"),
            (&[("", "1")], "the solution has \"\" more than once"),
            (&[("one + 1", "2"), ("+ 1;", "")], "two changes overlap at \"+ 1;\""),
        ] {
            let said = change(pairs).unwrap_err();
            assert!(said.starts_with(due), "{said}");
        }
    }
}
