//! Writes the results of a class: tables for other programs, HTML pages for the teacher,
//! and a page for each student.

mod csv_tables;
mod gradescope;
mod html_pages;

use std::fs;
use std::path::Path;

use super::class_report::ClassReport;
use html_pages::Audience;
use othellier_project::files::{read, save};

/// The JSON schema of `grades.json`.
const SCHEMA: &str = include_str!("report/grades.schema.json");

/// The folders with a page for each student, and their audiences.
const STUDENT_FOLDERS: [(&str, Audience); 2] = [
    ("students", Audience::Teacher),
    ("feedback", Audience::Student),
];

/// The maximum length of a page's name in bytes. File systems allow 255; the rest is for a
/// number and the extension.
const MAX_NAME_BYTES: usize = 200;

/// Returns the report that an earlier run wrote to this folder.
pub fn read_previous(out: &Path) -> Option<ClassReport> {
    serde_json::from_str(&read(&out.join("grades.json")).ok()?).ok()
}

/// Writes all files of a report into a folder.
///
/// # Errors
///
/// Returns an error if a file can't be written.
pub fn write_all(report: &ClassReport, out: &Path) -> anyhow::Result<()> {
    remove_obsolete_pages(report, out);
    let json = serde_json::to_string_pretty(report)?;
    save(&out.join("grades.json"), format!("{json}\n"))?;
    save(&out.join("grades.schema.json"), SCHEMA)?;
    save(&out.join("grades.csv"), csv_tables::grades(report)?)?;
    save(&out.join("canvas.csv"), csv_tables::canvas(report)?)?;
    save(&out.join("index.html"), html_pages::class_page(report))?;
    for (student, name) in report.students.iter().zip(page_names(report)) {
        for (folder, audience) in STUDENT_FOLDERS {
            let page = html_pages::student_page(report, student, audience);
            save(&out.join(format!("{folder}/{name}.html")), page)?;
        }
    }
    Ok(())
}

/// Writes the results of a single submission for Gradescope.
///
/// # Errors
///
/// Returns an error if there are several submissions, if this machine couldn't grade the
/// submission, or if the file can't be written.
pub fn write_gradescope(report: &ClassReport, file: &Path) -> anyhow::Result<()> {
    save(file, gradescope::results(report)?)
}

/// Removes the pages of students who are in the previous report but not in this one, so that
/// no outdated grade is handed out.
fn remove_obsolete_pages(report: &ClassReport, out: &Path) {
    let Some(previous) = read_previous(out) else {
        return;
    };
    let names = page_names(report);
    for name in page_names(&previous) {
        if names.contains(&name) {
            continue;
        }
        for (folder, _) in STUDENT_FOLDERS {
            // An error means that the page has been removed already.
            let _ = fs::remove_file(out.join(format!("{folder}/{name}.html")));
        }
    }
}

/// Returns a unique file name for each student's page, without the extension: the id in
/// letters, digits and hyphens, followed by a number if needed.
fn page_names(report: &ClassReport) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for student in &report.students {
        let base = slug(&student.id);
        let mut name = base.clone();
        let mut number = 2;
        while names.contains(&name) {
            name = format!("{base}-{number}");
            number += 1;
        }
        names.push(name);
    }
    names
}

/// Converts a text to lowercase letters and digits with single hyphens between them.
fn slug(text: &str) -> String {
    let parts: Vec<_> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    let mut slug = parts.join("-").to_lowercase();
    let end = slug
        .char_indices()
        .map(|(start, c)| start + c.len_utf8())
        .take_while(|&end| end <= MAX_NAME_BYTES)
        .last();
    slug.truncate(end.unwrap_or_default());
    if slug.is_empty() {
        "student".to_owned()
    } else {
        slug
    }
}

#[cfg(test)]
mod tests;
