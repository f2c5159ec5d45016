//! Reads impostors: the wrong answers to an exercise that its checks must catch.
//!
//! Most are the solution with a few changes, and one file lists them:
//! `impostors/ray_length.toml`. An impostor that has little in common with the solution
//! is a file of its own: `impostors/ray_length/wraps_around.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A wrong answer, and the check that catches it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impostor {
    /// A name for the mistake, such as `wraps_around`.
    pub name: String,
    /// The first check that fails.
    pub caught_by: String,
    /// The explanation that a learner with the same mistake reads or, if the impostor
    /// isn't recognized, a part of the check's message.
    pub mistake: String,
    /// True if the checks run the impostor to recognize the same mistake in an answer.
    pub is_recognized: bool,
    /// The code.
    pub text: String,
}

/// Returns the existing files that an exercise's impostors are made of: the solution,
/// the list of changes, and the impostors in files of their own, sorted by path.
///
/// # Errors
///
/// Returns an error if the folder of impostors can't be read.
pub fn source_files(package: &Path, exercise: &str) -> Result<Vec<PathBuf>, String> {
    let dir = package.join("impostors").join(exercise);
    let solution = package
        .join("solutions")
        .join(exercise)
        .with_extension("rs");
    let mut files = vec![solution, dir.with_extension("toml")];
    files.retain(|file| file.exists());
    if dir.exists() {
        let entries = fs::read_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
        let mut own_files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        own_files.sort();
        files.extend(own_files);
    }
    Ok(files)
}

/// Reads the impostors of an exercise: those of the list, in its order, then those in
/// files of their own.
///
/// # Errors
///
/// Returns an error if a file can't be read or lacks a required line or key, two impostors have the
/// same name, or a change doesn't fit the solution.
pub fn read_impostors(package: &Path, exercise: &str) -> Result<Vec<Impostor>, String> {
    let mut impostors = Vec::<Impostor>::new();
    let mut solution = String::new();
    for file in source_files(package, exercise)? {
        let in_file = |error: String| format!("in {}: {error}", file.display());
        // Git or an editor may have written `\r\n`: changes are found in the solution by
        // their text.
        let text = fs::read_to_string(&file)
            .map_err(|error| in_file(error.to_string()))?
            .replace("\r\n", "\n");
        if file
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            impostors.extend(parse_list(&text, &solution).map_err(in_file)?);
        } else if file.starts_with(package.join("solutions")) {
            solution = text;
        } else {
            let name = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            impostors.push(parse_file(name, text).map_err(in_file)?);
        }
    }
    let mut names: Vec<_> = impostors.iter().map(|impostor| &impostor.name).collect();
    names.sort();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("{exercise} has two impostors called {}", pair[0])),
        None => Ok(impostors),
    }
}

/// Parses a list of impostors, each of which changes the solution.
fn parse_list(text: &str, solution: &str) -> Result<Vec<Impostor>, String> {
    let list = DeTable::parse(text)
        .map_err(|error| error.to_string())?
        .into_inner();
    entries(list.get("impostor"))
        .map(|entry| parse_entry(entry, solution))
        .collect()
}

fn parse_entry(entry: &DeValue, solution: &str) -> Result<Impostor, String> {
    let name = text_at(entry, "name")?;
    let mut changes = Vec::new();
    for change in entries(entry.get("change")) {
        changes.push((text_at(change, "from")?, text_at(change, "to")?));
    }
    let text = apply(&changes, solution);
    let mistake = text_at(entry, "mistake");
    Ok(Impostor {
        caught_by: text_at(entry, "caught_by")?,
        is_recognized: mistake.is_ok(),
        mistake: mistake.or_else(|_| text_at(entry, "message"))?,
        text: text.map_err(|error| format!("{name}: {error}"))?,
        name,
    })
}

/// Iterates over an array of tables, which is empty if the key is missing.
fn entries<'a>(array: Option<&'a Spanned<DeValue<'a>>>) -> impl Iterator<Item = &'a DeValue<'a>> {
    array
        .and_then(|array| array.get_ref().as_array())
        .into_iter()
        .flatten()
        .map(Spanned::get_ref)
}

fn text_at(entry: &DeValue, key: &str) -> Result<String, String> {
    let text = entry.get(key).and_then(|text| text.get_ref().as_str());
    text.map(str::to_owned)
        .ok_or_else(|| format!("there's an entry without `{key}`"))
}

/// Makes all changes, each from one text to another, to the solution.
fn apply(changes: &[(String, String)], solution: &str) -> Result<String, String> {
    let mut by_position = Vec::new();
    for (from, to) in changes {
        by_position.push((find_once(from, solution)?, from, to));
    }
    by_position.sort();
    let mut text = String::new();
    let mut end = 0;
    for (start, from, to) in by_position {
        let kept = solution.get(end..start);
        text += kept.ok_or_else(|| format!("two changes overlap at {from:?}"))?;
        text += to;
        end = start + from.len();
    }
    Ok(text + &solution[end..])
}

/// Returns the position of a text that must occur exactly once.
fn find_once(from: &str, solution: &str) -> Result<usize, String> {
    let mut matches = solution.match_indices(from);
    match (matches.next(), matches.next()) {
        (Some((position, _)), None) => Ok(position),
        (None, _) => Err(format!("the solution doesn't have {from:?}")),
        _ => Err(format!(
            "the solution has {from:?} more than once: add some of the text around it"
        )),
    }
}

/// Parses an impostor in a file of its own. Its first two lines are comments with the
/// values that an entry of the list has.
fn parse_file(name: String, text: String) -> Result<Impostor, String> {
    let line = |index, prefix: &str| {
        text.lines()
            .nth(index)
            .and_then(|line| line.strip_prefix(prefix))
            .filter(|value| !value.trim().is_empty())
            .map(str::to_owned)
            .ok_or_else(|| format!("a line must begin with `{prefix}`"))
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
        let changes: Vec<_> = pairs
            .iter()
            .map(|&(from, to)| (from.to_owned(), to.to_owned()))
            .collect();
        apply(&changes, SOLUTION)
    }

    #[test]
    fn changes_apply_in_any_order() {
        let text = change(&[("two + one", "one + 1"), ("one + 1", "two"), ("= 1", "= 7")]);
        let expected = "let one = 7;\nlet two = two;\nlet three = one + 1;\n";
        assert_eq!(text.unwrap(), expected);
    }

    /// Most changes have more than one line.
    #[test]
    fn line_endings_make_no_difference() {
        let original =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../chapters/07-two-players/exercises");
        let dir = tempfile::tempdir().unwrap();
        for file in ["solutions/handout.rs", "impostors/handout.toml"] {
            let text = fs::read_to_string(original.join(file)).unwrap();
            let copy = dir.path().join(file);
            fs::create_dir_all(copy.parent().unwrap()).unwrap();
            fs::write(copy, text.replace('\n', "\r\n")).unwrap();
        }
        let impostors = read_impostors(&original, "handout").unwrap();
        assert!(!impostors.is_empty());
        assert_eq!(read_impostors(dir.path(), "handout").unwrap(), impostors);
    }

    #[test]
    fn rejects_missing_ambiguous_and_overlapping_changes() {
        for (pairs, expected) in [
            (&[("four", "")][..], "the solution doesn't have \"four\""),
            (&[("one", "1")], "the solution has \"one\" more than once"),
            (&[("", "1")], "the solution has \"\" more than once"),
            (
                &[("one + 1", "2"), ("+ 1;", "")],
                "two changes overlap at \"+ 1;\"",
            ),
        ] {
            let error = change(pairs).unwrap_err();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
