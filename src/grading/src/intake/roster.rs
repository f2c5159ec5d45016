//! The list of a class, as a spreadsheet or an LMS exports it.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use jiff::civil::DateTime;

use super::decode::decode;
use super::folder_name::Owner;
use crate::deadline;

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
}

/// Reads a roster: a CSV file with a line of titles, among them a name or an
/// id. Moodle's and Canvas's own titles are known.
///
/// # Errors
///
/// When the file isn't such a list.
pub fn read(file: &Path) -> anyhow::Result<Vec<Row>> {
    let bytes = fs::read(file)
        .with_context(|| format!("cannot read {}", file.display()))?;
    parse(&decode(&bytes).0)
        .with_context(|| format!("in the roster {}", file.display()))
}

fn parse(text: &str) -> anyhow::Result<Vec<Row>> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let titles = reader.headers()?.clone();
    let titles: Vec<_> = titles.iter().map(str::to_lowercase).collect();
    let rows = reader.records().map(|record| row(&titles, &record?));
    let rows = rows.collect::<anyhow::Result<Vec<_>>>()?;
    let named = |row: &&Row| !row.name.is_empty() || !row.id.is_empty();
    let rows: Vec<_> = rows.iter().filter(named).cloned().collect();
    ensure!(
        !rows.is_empty(),
        "no student: the first line must have titles, `name` or `id` among them"
    );
    Ok(rows)
}

/// What separates the columns: in much of Europe a semicolon.
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
    let submitted = get(&["submitted", "submission time"]);
    let identifier =
        get(&["identifier", "id", "student id", "login", "username"]);
    Ok(Row {
        // Moodle's grading sheet writes `Participant 12345`.
        id: identifier.trim_start_matches("Participant ").to_owned(),
        name: match name.is_empty() {
            true => format!("{first} {last}").trim().to_owned(),
            false => name,
        },
        email: get(&["email", "email address", "e-mail"]),
        folder: get(&["folder", "submission", "file"]),
        submitted: match submitted.is_empty() {
            true => None,
            false => Some(deadline::moment(&submitted)?),
        },
    })
}

impl Row {
    /// Whether a submission with this file name, read so, is this student's.
    pub fn is_of(&self, file: &str, named: &Owner) -> bool {
        let same = |a: &str, b: &str| !a.is_empty() && fold(a) == fold(b);
        match self.folder.is_empty() {
            false => {
                same(&self.folder, file)
                    || same(&format!("{}.zip", self.folder), file)
            }
            true => {
                same(&self.id, &named.id)
                    || same(&self.id, &named.name)
                    || same(&self.name, &named.name)
            }
        }
    }
}

/// A name, whatever its capitals and the marks between its parts are.
fn fold(name: &str) -> String {
    let marks = |c: char| c.is_whitespace() || "_-.,".contains(c);
    let lower = name.to_lowercase();
    let mut parts: Vec<_> =
        lower.split(marks).filter(|part| !part.is_empty()).collect();
    parts.sort_unstable();
    parts.join(" ")
}
