//! What a teacher reads and passes on: tables for machines, pages for people, a
//! letter for each student. All of it comes from the [`ClassReport`].

mod gradescope;
mod page;
mod table;

use std::fs;
use std::path::Path;

use super::class_report::ClassReport;
use othellier_project::files::{read, save};
use page::Reader;

/// The structure of `grades.json`, for programs that read it.
const SCHEMA: &str = include_str!("report/grades.schema.json");

/// Where each student has a page, and who reads it there: a student's own is a letter.
const FOLDERS: [(&str, Reader); 2] = [("students", Reader::Teacher), ("feedback", Reader::Student)];

/// What was reported in this folder before.
pub fn last(out: &Path) -> Option<ClassReport> {
    serde_json::from_str(&read(&out.join("grades.json")).ok()?).ok()
}

/// Writes all reports into a folder. Fails when a file can't be written.
pub fn write_all(report: &ClassReport, out: &Path) -> anyhow::Result<()> {
    remove_old(report, out);
    let json = serde_json::to_string_pretty(report)?;
    save(&out.join("grades.json"), format!("{json}\n"))?;
    save(&out.join("grades.schema.json"), SCHEMA)?;
    save(&out.join("grades.csv"), table::grades_csv(report)?)?;
    save(&out.join("canvas.csv"), table::canvas_csv(report)?)?;
    save(&out.join("index.html"), page::of_class(report))?;
    for (student, name) in report.students.iter().zip(file_names(report)) {
        for (folder, reader) in FOLDERS {
            let page = page::of_student(report, student, reader);
            save(&out.join(format!("{folder}/{name}.html")), page)?;
        }
    }
    Ok(())
}

/// Writes what Gradescope reads about a single submission. Fails when there are
/// several, this machine couldn't grade it, or the file can't be written.
pub fn write_gradescope(report: &ClassReport, file: &Path) -> anyhow::Result<()> {
    save(file, gradescope::results(report)?)
}

/// Removes the pages and letters of students who were in the last report but
/// aren't in this one: nobody should get an old grade.
fn remove_old(report: &ClassReport, out: &Path) {
    let Some(last) = last(out) else { return };
    let names = file_names(report);
    for name in file_names(&last) {
        if !names.contains(&name) {
            // Someone may have removed them already.
            for (folder, _) in FOLDERS {
                let _ = fs::remove_file(out.join(format!("{folder}/{name}.html")));
            }
        }
    }
}

/// A file name for each student, no two the same: letters, digits and hyphens
/// of the id, and a number where that isn't enough.
fn file_names(report: &ClassReport) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for student in &report.students {
        let plain = plain_name(&student.id);
        let numbered = (2..).map(|number| format!("{plain}-{number}"));
        let free = std::iter::once(plain.clone())
            .chain(numbered)
            .find(|name| !names.contains(name));
        names.extend(free);
    }
    names
}

/// File systems take 255 bytes: this leaves room for a number and an ending.
const LONGEST_NAME: usize = 200;

fn plain_name(name: &str) -> String {
    let plain = |sign: char| if sign.is_alphanumeric() { sign } else { '-' };
    let name: String = name.chars().map(plain).collect();
    let parts = name.split('-').filter(|part| !part.is_empty());
    let name = parts.collect::<Vec<_>>().join("-").to_lowercase();
    let ends = name.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let end = ends.take_while(|end| *end <= LONGEST_NAME).last();
    let name = name[..end.unwrap_or_default()].to_owned();
    if name.is_empty() {
        "student".to_owned()
    } else {
        name
    }
}

#[cfg(test)]
mod tests;
