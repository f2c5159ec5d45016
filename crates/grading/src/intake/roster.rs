//! The list of a class, as a spreadsheet or an LMS exports it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use jiff::civil::DateTime;

use super::decode::decode;
use super::folder_name::{Owner, composed};
use crate::deadline;
use crate::points::Points;

/// A student in the roster.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The student's number or login.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The email address.
    pub email: String,
    /// The name of the submission's folder or archive.
    pub folder: String,
    /// When the submission came in.
    pub submitted: Option<DateTime>,
    /// When it's due, for a student who has more time than the others.
    pub due: Option<DateTime>,
    /// What the teacher tells this student.
    pub comment: String,
    /// The points that the teacher gives for an exercise, by its number.
    pub points: BTreeMap<String, Points>,
}

/// Reads a roster: a CSV file with a line of titles, among them a name or an id.
/// Moodle's and Canvas's own titles are known. Fails when the file isn't such a
/// list.
pub fn read(file: &Path) -> anyhow::Result<Vec<Row>> {
    let bytes = fs::read(file).with_context(|| format!("can't read {}", file.display()))?;
    parse(&decode(&bytes).0).with_context(|| format!("in the roster {}", file.display()))
}

pub fn parse(text: &str) -> anyhow::Result<Vec<Row>> {
    let text = &composed(text);
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let titles = reader.headers()?.clone();
    let titles: Vec<_> = titles.iter().map(str::to_lowercase).collect();
    let rows = reader.records().map(|record| row(&titles, &record?));
    let rows = rows.collect::<anyhow::Result<Vec<_>>>()?;
    // Canvas's second line isn't a student.
    let named = |row: &&Row| !row.key().is_empty() && row.key() != "Points Possible";
    let rows: Vec<_> = rows.iter().filter(named).cloned().collect();
    ensure!(
        !rows.is_empty(),
        "there are no students in it: the first line must be titles, with `name` or `id` among them"
    );
    for (place, row) in rows.iter().enumerate() {
        let mut before = rows[..place].iter();
        if let Some(twin) = before.find(|old| old.key() == row.key()) {
            bail!(namesakes(twin, row));
        }
    }
    Ok(rows)
}

/// Why two rows can't be told apart.
fn namesakes(one: &Row, other: &Row) -> String {
    let key = one.key();
    if one.id.is_empty() || other.id.is_empty() {
        format!("two students are called {key}: give them different ids, in a column `id`")
    } else {
        format!(
            "two students have the id {key}: {} and {}",
            one.name, other.name
        )
    }
}

/// What separates the columns: in much of Europe, a semicolon.
fn delimiter(text: &str) -> u8 {
    let titles = text.lines().next().unwrap_or_default();
    let count = |mark: char| titles.matches(mark).count();
    *[b',', b';', b'\t']
        .iter()
        .rev()
        .max_by_key(|mark| count(char::from(**mark)))
        .unwrap_or(&b',')
}

fn row(titles: &[String], record: &csv::StringRecord) -> anyhow::Result<Row> {
    let get = |known: &[&str]| {
        let place = titles.iter().position(|t| known.contains(&&**t));
        let value = place.and_then(|place| record.get(place));
        value.unwrap_or_default().to_owned()
    };
    let first = get(&["first name", "firstname", "given name"]);
    let last = get(&["last name", "lastname", "surname", "family name"]);
    let name = get(&["name", "full name", "fullname", "student"]);
    let moment = |known: &[&str], read: fn(&str) -> anyhow::Result<DateTime>| {
        let text = Some(get(known)).filter(|text| !text.is_empty());
        text.map(|text| read(&text)).transpose()
    };
    let identifier = get(&["identifier", "id", "student id", "login", "username"]);
    Ok(Row {
        // Moodle's grading sheet writes `Participant 12345`.
        id: identifier.trim_start_matches("Participant ").to_owned(),
        name: if name.is_empty() {
            format!("{first} {last}").trim().to_owned()
        } else {
            name
        },
        email: get(&["email", "email address", "e-mail"]),
        folder: get(&["folder", "submission", "file"]),
        submitted: moment(&["submitted", "submission time"], deadline::moment)?,
        due: moment(&["due", "extension"], deadline::parse)?,
        comment: get(&["comment"]),
        points: overrides(titles, record)?,
    })
}

/// The points in columns that are called like an exercise, such as `2.1`.
fn overrides(
    titles: &[String],
    record: &csv::StringRecord,
) -> anyhow::Result<BTreeMap<String, Points>> {
    let is_number = |part: &str| part.parse::<u32>().is_ok();
    let is_exercise = |title: &str| {
        let parts = title.split_once('.');
        parts.is_some_and(|(chapter, place)| is_number(chapter) && is_number(place))
    };
    let cells = titles.iter().zip(record);
    let given = cells.filter(|(title, cell)| is_exercise(title) && !cell.is_empty());
    given
        .map(|(title, cell)| Ok((title.clone(), cell.parse()?)))
        .collect()
}

/// How sure we are that a submission is a student's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// Its file's name says so, which the student may have chosen.
    File,
    /// The name or the number says so that a learning platform has written.
    Platform,
    /// Both say so.
    Both,
    /// The roster says so.
    Roster,
}

/// How many of the submissions have a name that a learning platform has written,
/// or that looks like it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// Every one.
    All,
    /// More than half.
    Most,
    /// Half, or fewer.
    Few,
}

impl Naming {
    /// How many of these owners a platform has named.
    pub fn of<'a>(owners: impl Iterator<Item = &'a Owner>) -> Naming {
        let (named, others): (Vec<_>, Vec<_>) = owners.partition(|owner| owner.is_from_platform());
        match others.len() {
            0 => Naming::All,
            count if count < named.len() => Naming::Most,
            _ => Naming::Few,
        }
    }
}

impl Row {
    /// What identifies this student: the id or, without one, the name.
    pub fn key(&self) -> &str {
        if self.id.is_empty() {
            &self.name
        } else {
            &self.id
        }
    }

    /// The student, as a sentence refers to one who may have a namesake.
    pub fn shown(&self) -> String {
        if self.id.is_empty() || self.name.is_empty() {
            self.key().to_owned()
        } else {
            format!("{} ({})", self.name, self.id)
        }
    }

    /// Whether a submission with this file name can be this student's. In a class
    /// that a platform hasn't named, a file inside somebody's upload may be named
    /// like another student's download, so there an id alone doesn't count.
    pub fn fit(&self, file: &str, named: &Owner, naming: Naming) -> Option<Fit> {
        let same = |a: &str, b: &str| !a.is_empty() && fold(a) == fold(b);
        if !self.folder.is_empty() {
            let archive = format!("{}.zip", self.folder);
            let is_named = same(&self.folder, file) || same(&archive, file);
            return is_named.then_some(Fit::Roster);
        }
        let by_platform = named.is_from_platform();
        let is_id = same(&self.id, &named.id);
        let is_name = same(&self.name, &named.name)
            || by_platform && is_run_together(&self.name, &named.name);
        match (is_id, is_name) {
            (false, false) => None,
            (true, true) if by_platform && naming != Naming::Few => Some(Fit::Both),
            _ if by_platform && naming == Naming::All => Some(Fit::Platform),
            (_, false) if by_platform && !self.name.is_empty() => None,
            _ => Some(Fit::File),
        }
    }
}

/// Whether Canvas writes a name this way: in lowercase, last name first. A last
/// name may have several parts.
fn is_run_together(name: &str, written: &str) -> bool {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_alphanumeric());
    let mut parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    (0..parts.len()).any(|_| {
        parts.rotate_left(1);
        parts.concat() == written
    })
}

/// A name, whatever its capitals, its accents and the marks between its parts are.
fn fold(name: &str) -> String {
    let marks = |c: char| c.is_whitespace() || "_-.,".contains(c);
    let lower = composed(&name.to_lowercase());
    let mut parts: Vec<_> = lower.split(marks).filter(|part| !part.is_empty()).collect();
    parts.sort_unstable();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::parse;
    use insta::assert_snapshot;

    #[test]
    fn a_roster_that_cannot_tell_two_students_apart_is_refused() {
        let told = |text: &str| parse(text).unwrap_err().to_string();
        assert_snapshot!(told("id,name\n11,Ann\n12,Bo\n11,Cy"), @"two students have the id 11: Ann and Cy");
        assert_snapshot!(told("name,email\nAnn,a@b.org\nBo,\nAnn,c@b.org"), @"two students are called Ann: give them different ids, in a column `id`");
        assert_snapshot!(told("name\nZo\u{eb}\nZoe\u{308}"), @"two students are called Zoë: give them different ids, in a column `id`");
    }
}
