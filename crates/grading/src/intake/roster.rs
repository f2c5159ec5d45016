//! Reads the roster of a class, a CSV file from a spreadsheet or a learning platform.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use jiff::civil::DateTime;

use super::decode::decode;
use super::upload_name::normalize;
use crate::deadline;
use crate::points::Points;

/// A student in the roster.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RosterRow {
    /// The student's number or login.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The email address.
    pub email: String,
    /// The name of the submission's folder or archive.
    pub folder: String,
    /// The submission time.
    pub submitted: Option<DateTime>,
    /// The student's own deadline, if it differs from the assignment's.
    pub due: Option<DateTime>,
    /// The teacher's comment for the student.
    pub comment: String,
    /// The points that the teacher gives for exercises, by their numbers.
    pub points: BTreeMap<String, Points>,
}

/// Reads a roster: a CSV file with a header that contains a name or an id. Moodle's and
/// Canvas's headers are supported.
///
/// # Errors
///
/// Returns an error if the file can't be read, has no students, or has two that can't be
/// told apart.
pub fn read(file: &Path) -> anyhow::Result<Vec<RosterRow>> {
    let bytes = fs::read(file).with_context(|| format!("can't read {}", file.display()))?;
    parse(&decode(&bytes).0).with_context(|| format!("in the roster {}", file.display()))
}

/// Parses the text of a roster.
///
/// # Errors
///
/// Returns an error if there are no students, or two that can't be told apart.
pub fn parse(text: &str) -> anyhow::Result<Vec<RosterRow>> {
    let text = &normalize(text);
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let titles: Vec<_> = reader.headers()?.iter().map(str::to_lowercase).collect();
    let mut rows: Vec<RosterRow> = Vec::new();
    for record in reader.records() {
        let row = parse_row(&titles, &record?)?;
        // The second line of Canvas's gradebook has the maximum points.
        if !row.key().is_empty() && row.key() != "Points Possible" {
            rows.push(row);
        }
    }
    ensure!(
        !rows.is_empty(),
        "there are no students in it: the first line must be titles, with `name` or `id` among them"
    );
    for (index, row) in rows.iter().enumerate() {
        if let Some(other) = rows[..index].iter().find(|other| other.key() == row.key()) {
            bail!(duplicate_message(other, row));
        }
    }
    Ok(rows)
}

/// Returns a message about two rows that can't be told apart.
fn duplicate_message(first: &RosterRow, second: &RosterRow) -> String {
    let key = first.key();
    if first.id.is_empty() || second.id.is_empty() {
        format!("two students are called {key}: give them different ids, in a column `id`")
    } else {
        format!(
            "two students have the id {key}: {} and {}",
            first.name, second.name
        )
    }
}

/// Returns the delimiter that occurs most often in the first line. In much of Europe,
/// spreadsheets write semicolons.
fn delimiter(text: &str) -> u8 {
    let titles = text.lines().next().unwrap_or_default();
    // On a tie, `max_by_key` returns the last, so the comma comes last.
    [b'\t', b';', b',']
        .into_iter()
        .max_by_key(|&delimiter| titles.matches(char::from(delimiter)).count())
        .unwrap_or(b',')
}

fn parse_row(titles: &[String], record: &csv::StringRecord) -> anyhow::Result<RosterRow> {
    let get = |known_titles: &[&str]| {
        titles
            .iter()
            .position(|title| known_titles.contains(&&**title))
            .and_then(|column| record.get(column))
            .unwrap_or_default()
            .to_owned()
    };
    let get_time = |known_titles: &[&str], parse: fn(&str) -> anyhow::Result<DateTime>| {
        let text = get(known_titles);
        if text.is_empty() {
            Ok(None)
        } else {
            parse(&text).map(Some)
        }
    };
    let id = get(&["identifier", "id", "student id", "login", "username"]);
    let mut name = get(&["name", "full name", "fullname", "student"]);
    if name.is_empty() {
        let first_name = get(&["first name", "firstname", "given name"]);
        let last_name = get(&["last name", "lastname", "surname", "family name"]);
        name = format!("{first_name} {last_name}").trim().to_owned();
    }
    Ok(RosterRow {
        // Moodle's grading sheet writes `Participant 12345`.
        id: id.trim_start_matches("Participant ").to_owned(),
        name,
        email: get(&["email", "email address", "e-mail"]),
        folder: get(&["folder", "submission", "file"]),
        submitted: get_time(&["submitted", "submission time"], deadline::parse_time)?,
        due: get_time(&["due", "extension"], deadline::parse)?,
        comment: get(&["comment"]),
        points: parse_points(titles, record)?,
    })
}

/// Parses the columns whose title is the number of an exercise, such as `2.1`.
fn parse_points(
    titles: &[String],
    record: &csv::StringRecord,
) -> anyhow::Result<BTreeMap<String, Points>> {
    let mut points = BTreeMap::new();
    for (title, cell) in titles.iter().zip(record) {
        if is_exercise_number(title) && !cell.is_empty() {
            points.insert(title.clone(), cell.parse()?);
        }
    }
    Ok(points)
}

fn is_exercise_number(title: &str) -> bool {
    title.split_once('.').is_some_and(|(chapter, exercise)| {
        chapter.parse::<u32>().is_ok() && exercise.parse::<u32>().is_ok()
    })
}

impl RosterRow {
    /// Returns what identifies the student: the id or, without one, the name.
    pub fn key(&self) -> &str {
        if self.id.is_empty() {
            &self.name
        } else {
            &self.id
        }
    }

    /// Returns the student's name and id, for a message.
    pub fn display_name(&self) -> String {
        if self.id.is_empty() || self.name.is_empty() {
            self.key().to_owned()
        } else {
            format!("{} ({})", self.name, self.id)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parse;
    use insta::assert_snapshot;

    #[test]
    fn rejects_students_that_cannot_be_told_apart() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert_snapshot!(error("id,name\n11,Ann\n12,Bo\n11,Cy"), @"two students have the id 11: Ann and Cy");
        assert_snapshot!(error("name,email\nAnn,a@b.org\nBo,\nAnn,c@b.org"), @"two students are called Ann: give them different ids, in a column `id`");
        assert_snapshot!(error("name\nZo\u{eb}\nZoe\u{308}"), @"two students are called Zoë: give them different ids, in a column `id`");
    }
}
