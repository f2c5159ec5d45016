//! The wrong answers that an exercise's checks must catch, as an author writes
//! them. Most are the solution with a few changes, and one file lists them:
//! `impostors/ray_length.toml`. One that has little in common with the solution
//! is a file of its own, `impostors/ray_length/wraps_around.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

/// A wrong answer, and how it's caught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impostor {
    /// Its name, which says what's wrong, such as `wraps_around`.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// What the check says about it, or words of that.
    pub mistake: Mistake,
    /// Its code.
    pub text: String,
}

/// What a check says about a wrong answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mistake {
    /// This sentence, which is said to everyone who answers the same.
    Sentence(String),
    /// A message that has these words, and that the check makes in another way.
    Message(String),
}

impl Mistake {
    /// The words that the message has.
    pub fn words(&self) -> &str {
        match self {
            Mistake::Sentence(words) | Mistake::Message(words) => words,
        }
    }
}

/// The files in which an exercise's impostors are written down: the solution, and
/// those that say how each impostor differs. Fails when a folder can't be read.
pub fn files(package: &Path, exercise: &str) -> Result<Vec<PathBuf>, String> {
    let folder = package.join("impostors");
    let listed = [
        package.join("solutions").join(exercise).with_extension("rs"),
        folder.join(exercise).with_extension("toml"),
    ];
    let mut files: Vec<_> = listed.into_iter().filter(|file| file.exists()).collect();
    let whole = folder.join(exercise);
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
    let (mut impostors, mut solution) = (Vec::new(), String::new());
    for file in files(package, exercise)? {
        let text = fs::read_to_string(&file).map_err(|why| why.to_string());
        let found = text.and_then(|text| match file.parent().and_then(Path::file_name) {
            Some(folder) if folder == "solutions" => {
                solution = text;
                Ok(Vec::new())
            }
            Some(folder) if folder == "impostors" => listed(&text, &solution),
            _ => Ok(vec![whole(&file, text)?]),
        });
        impostors.extend(found.map_err(|why| format!("in {}: {why}", file.display()))?);
    }
    let mut names: Vec<_> = impostors.iter().map(|impostor| &impostor.name).collect();
    names.sort();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("{exercise} has two impostors called {}", pair[0])),
        None => Ok(impostors),
    }
}

/// The impostors of a list.
fn listed(text: &str, solution: &str) -> Result<Vec<Impostor>, String> {
    let list = DeTable::parse(text).map_err(|why| why.to_string())?.into_inner();
    let list = list.get("impostor").and_then(|list| list.get_ref().as_array());
    let list = list.ok_or("there's no [[impostor]]")?.iter();
    list.map(|entry| changed(entry.get_ref(), solution)).collect()
}

/// An impostor that is the solution but for some changes.
fn changed(entry: &DeValue, solution: &str) -> Result<Impostor, String> {
    let text = |key| text(entry, key);
    let name = text("name")?;
    let mistake = text("mistake").map(Mistake::Sentence);
    let changes = entry.get("change").and_then(|changes| changes.get_ref().as_array());
    let changes = changes.ok_or_else(|| format!("{name} changes nothing"))?.iter();
    let changes = changes.map(|change| Change::read(change.get_ref()));
    let changes = changes.collect::<Result<Vec<_>, _>>()?;
    Ok(Impostor {
        caught_by: text("caught_by")?,
        mistake: mistake.or_else(|_| text("message").map(Mistake::Message))?,
        text: apply(&changes, solution).map_err(|why| format!("{name}: {why}"))?,
        name,
    })
}

fn text(entry: &DeValue, key: &str) -> Result<String, String> {
    let text = entry.get(key).and_then(|text| text.get_ref().as_str());
    text.map(str::to_owned).ok_or_else(|| format!("there's an entry without `{key}`"))
}

/// Text of the solution, and what the impostor has in its place.
struct Change {
    from: String,
    to: String,
}

/// The solution with all changes made.
fn apply(changes: &[Change], solution: &str) -> Result<String, String> {
    let places = changes.iter().map(|change| change.place_in(solution));
    let places = places.collect::<Result<Vec<_>, _>>()?;
    let mut in_order: Vec<_> = places.into_iter().zip(changes).collect();
    in_order.sort_by_key(|(place, _)| *place);
    let (mut text, mut end) = (String::new(), 0);
    for (place, change) in in_order {
        let kept = solution.get(end..place);
        text += kept.ok_or_else(|| format!("two changes overlap at {:?}", change.from))?;
        text += &change.to;
        end = place + change.from.len();
    }
    Ok(text + &solution[end..])
}

impl Change {
    fn read(entry: &DeValue) -> Result<Change, String> {
        Ok(Change { from: text(entry, "from")?, to: text(entry, "to")? })
    }

    /// Where the solution has the text that is changed.
    fn place_in(&self, solution: &str) -> Result<usize, String> {
        let from = &self.from;
        let mut places = solution.match_indices(from);
        match (places.next(), places.next()) {
            (Some((place, _)), None) => Ok(place),
            (None, _) => Err(format!("the solution doesn't have {from:?}")),
            _ => Err(format!(
                "the solution has {from:?} more than once: add some of the text around it"
            )),
        }
    }
}

/// An impostor in a file of its own, whose first lines say what the list would.
fn whole(file: &Path, text: String) -> Result<Impostor, String> {
    let line = |number, start: &str| {
        let said = text.lines().nth(number)?.strip_prefix(start)?;
        (!said.trim().is_empty()).then(|| said.to_owned())
    };
    let due = |start| format!("a line must begin with `{start}`");
    let mistake = line(1, "// mistake: ").map(Mistake::Sentence);
    let mistake = mistake.or_else(|| line(1, "// message: ").map(Mistake::Message));
    Ok(Impostor {
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        caught_by: line(0, "// caught by: ").ok_or_else(|| due("// caught by: "))?,
        mistake: mistake.ok_or_else(|| due("// mistake: "))?,
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SOLUTION: &str = "let one = 1;\nlet two = one + 1;\nlet three = two + one;\n";

    fn change(pairs: &[(&str, &str)]) -> Result<String, String> {
        let pairs = pairs.iter().map(|&(from, to)| (from.to_owned(), to.to_owned()));
        apply(&pairs.map(|(from, to)| Change { from, to }).collect::<Vec<_>>(), SOLUTION)
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
