//! The wrong answers that an exercise's checks must catch, as an author writes
//! them. Most are the solution with a few changes, and one file lists them:
//! `impostors/ray_length.toml`. One that has little in common with the solution
//! is a file of its own, `impostors/ray_length/wraps_around.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A wrong answer, and how it's caught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impostor {
    /// Its name, which says what's wrong, such as `wraps_around`.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// What the check says about it, or words of that.
    pub mistake: String,
    /// Whether it's the sentence for whoever answers the same.
    pub is_recognized: bool,
    /// Its code.
    pub text: String,
}

/// The files in which an exercise's impostors are written down: the solution, and
/// those that say how each impostor differs. Fails when a folder can't be read.
pub fn files(package: &Path, exercise: &str) -> Result<Vec<PathBuf>, String> {
    let whole = package.join("impostors").join(exercise);
    let solution = package
        .join("solutions")
        .join(exercise)
        .with_extension("rs");
    let mut files = vec![solution, whole.with_extension("toml")];
    files.retain(|file| file.exists());
    if whole.exists() {
        let entries = fs::read_dir(&whole).map_err(|why| format!("{}: {why}", whole.display()))?;
        let mut whole: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        whole.sort();
        files.extend(whole);
    }
    Ok(files)
}

/// The impostors of an exercise: those of the list, in its order, then those in
/// files of their own. Fails when one can't be read, doesn't begin the way it must,
/// has another's name, or changes what the solution doesn't have.
pub fn impostors(package: &Path, exercise: &str) -> Result<Vec<Impostor>, String> {
    let (mut impostors, mut solution) = (Vec::<Impostor>::new(), String::new());
    for file in files(package, exercise)? {
        let in_file = |why: String| format!("in {}: {why}", file.display());
        let text = fs::read_to_string(&file).map_err(|why| in_file(why.to_string()))?;
        if file.extension().is_some_and(|ending| ending == "toml") {
            impostors.extend(listed(&text, &solution).map_err(in_file)?);
        } else if file.starts_with(package.join("solutions")) {
            solution = text;
        } else {
            let name = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            impostors.push(whole(name, text).map_err(in_file)?);
        }
    }
    let mut names: Vec<_> = impostors.iter().map(|impostor| &impostor.name).collect();
    names.sort();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("{exercise} has two impostors called {}", pair[0])),
        None => Ok(impostors),
    }
}

/// The impostors of a list, each of which is the solution but for some changes.
fn listed(text: &str, solution: &str) -> Result<Vec<Impostor>, String> {
    let list = DeTable::parse(text)
        .map_err(|why| why.to_string())?
        .into_inner();
    let impostor = |entry: &DeValue| {
        let said = |key| text_in(entry, key);
        let changes = entries(entry.get("change"))
            .map(|change| Ok((text_in(change, "from")?, text_in(change, "to")?)));
        let name = said("name")?;
        let text = apply(&changes.collect::<Result<Vec<_>, String>>()?, solution);
        Ok(Impostor {
            caught_by: said("caught_by")?,
            mistake: said("mistake").or_else(|_| said("message"))?,
            is_recognized: said("mistake").is_ok(),
            text: text.map_err(|why| format!("{name}: {why}"))?,
            name,
        })
    };
    entries(list.get("impostor")).map(impostor).collect()
}

fn entries<'a>(list: Option<&'a Spanned<DeValue<'a>>>) -> impl Iterator<Item = &'a DeValue<'a>> {
    let list = list.and_then(|list| list.get_ref().as_array());
    list.into_iter().flatten().map(Spanned::get_ref)
}

fn text_in(entry: &DeValue, key: &str) -> Result<String, String> {
    let text = entry.get(key).and_then(|text| text.get_ref().as_str());
    text.map(str::to_owned)
        .ok_or_else(|| format!("there's an entry without `{key}`"))
}

/// The solution with all changes made, each from one text to another.
fn apply(changes: &[(String, String)], solution: &str) -> Result<String, String> {
    let changes = changes
        .iter()
        .map(|(from, to)| Ok((place(from, solution)?, from, to)));
    let mut in_order = changes.collect::<Result<Vec<_>, String>>()?;
    in_order.sort();
    let (mut text, mut end) = (String::new(), 0);
    for (place, from, to) in in_order {
        let kept = solution.get(end..place);
        text += kept.ok_or_else(|| format!("two changes overlap at {from:?}"))?;
        text += to;
        end = place + from.len();
    }
    Ok(text + &solution[end..])
}

/// Where the solution has the text that is changed.
fn place(from: &str, solution: &str) -> Result<usize, String> {
    let mut places = solution.match_indices(from);
    match (places.next(), places.next()) {
        (Some((place, _)), None) => Ok(place),
        (None, _) => Err(format!("the solution doesn't have {from:?}")),
        _ => Err(format!(
            "the solution has {from:?} more than once: add some of the text around it"
        )),
    }
}

/// An impostor in a file of its own, whose first lines say what the list would.
fn whole(name: String, text: String) -> Result<Impostor, String> {
    let line = |number, start: &str| {
        let said = text
            .lines()
            .nth(number)
            .and_then(|line| line.strip_prefix(start));
        let said = said
            .filter(|said| !said.trim().is_empty())
            .map(str::to_owned);
        said.ok_or_else(|| format!("a line must begin with `{start}`"))
    };
    let caught_by = line(0, "// caught by: ")?;
    let message = line(1, "// message: ");
    let is_recognized = message.is_err();
    let mistake = message.or_else(|_| line(1, "// mistake: "))?;
    Ok(Impostor {
        name,
        caught_by,
        mistake,
        is_recognized,
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SOLUTION: &str = "let one = 1;\nlet two = one + 1;\nlet three = two + one;\n";

    fn change(pairs: &[(&str, &str)]) -> Result<String, String> {
        let pairs = pairs
            .iter()
            .map(|&(from, to)| (from.to_owned(), to.to_owned()));
        apply(&pairs.collect::<Vec<_>>(), SOLUTION)
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
            (
                &[("one + 1", "2"), ("+ 1;", "")],
                "two changes overlap at \"+ 1;\"",
            ),
        ] {
            let said = change(pairs).unwrap_err();
            assert!(said.starts_with(due), "{said}");
        }
    }
}
