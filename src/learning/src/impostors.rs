//! The wrong answers that an exercise's checks must catch, as an author writes
//! them. Most are the solution with a few changes, and one file lists them:
//! `impostors/ray_length.toml`. One that has little in common with the solution
//! is a file of its own, `impostors/ray_length/wraps_around.rs`.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use othellier_project::catalog::{Exercise, Package};
use othellier_project::files::{read, walk};
use serde::Deserialize;

/// A wrong answer, and how it's caught.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Impostor {
    /// Its name, which says what's wrong, such as `wraps_around`.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// The words that the check uses for the mistake.
    pub mistake: String,
}

/// The impostors of an exercise by name, each with its text. Fails when one can't
/// be read, doesn't begin the way it must, or changes what the solution doesn't
/// have.
pub(super) fn impostors(
    package: &Package,
    exercise: &Exercise,
) -> anyhow::Result<Vec<(Impostor, String)>> {
    let folder = package.path.join("impostors");
    let mut impostors = changed(package, exercise, &folder)?;
    for file in whole_files(&folder.join(&exercise.id))? {
        impostors.push(whole(&file).with_context(|| format!("in {}", file.display()))?);
    }
    impostors.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
    let twice = impostors.windows(2).find(|pair| pair[0].0.name == pair[1].0.name);
    if let Some([(impostor, _), _]) = twice {
        bail!("{} has two impostors called {}", exercise.id, impostor.name);
    }
    Ok(impostors)
}

/// The file that lists impostors by what they change.
#[derive(Deserialize)]
struct Listed {
    impostor: Vec<Changed>,
}

/// An impostor that is the solution but for some changes.
#[derive(Deserialize)]
struct Changed {
    #[serde(flatten)]
    impostor: Impostor,
    change: Vec<Change>,
}

/// Text of the solution, and what the impostor has in its place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    from: String,
    to: String,
}

fn changed(
    package: &Package,
    exercise: &Exercise,
    folder: &Path,
) -> anyhow::Result<Vec<(Impostor, String)>> {
    let file = folder.join(format!("{}.toml", exercise.id));
    if !file.exists() {
        return Ok(Vec::new());
    }
    let solution = read(&package.solution(exercise))?;
    let listed: Listed =
        toml::from_str(&read(&file)?).with_context(|| format!("in {}", file.display()))?;
    let impostors = listed.impostor.into_iter();
    impostors
        .map(|Changed { impostor, change }| {
            let place = || format!("in {}, {}", file.display(), impostor.name);
            let text = apply(&change, &solution).with_context(place)?;
            Ok((impostor, text))
        })
        .collect()
}

/// The solution with all changes made.
fn apply(changes: &[Change], solution: &str) -> anyhow::Result<String> {
    let places = changes.iter().map(|change| change.place_in(solution));
    let places = places.collect::<anyhow::Result<Vec<_>>>()?;
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

impl Change {
    /// Where the solution has the text that is changed.
    fn place_in(&self, solution: &str) -> anyhow::Result<usize> {
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

fn whole_files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if folder.exists() { walk(folder) } else { Ok(Vec::new()) }
}

/// An impostor in a file of its own, whose first lines say what the list would.
fn whole(file: &Path) -> anyhow::Result<(Impostor, String)> {
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
        let changes: Vec<_> = pairs.map(|(from, to)| Change { from, to }).collect();
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
