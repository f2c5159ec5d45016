//! Grading of a class.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};

use super::assignment::Assignment;
use super::class_report::{ClassReport, Status, StudentReport};
use super::grade_options::GradeOptions;
use super::grader::Grader;
use super::intake::roster;
use super::intake::submissions::{self, Submission};
use super::sanitize;
use super::{grade_student, report, similarity};
use othellier_project::catalog;
use othellier_project::files::ensure_writable;
use othellier_project::parallel;
use othellier_project::repository::Repository;

/// Grades a class. `scratch` is a folder for compiled code that later runs reuse.
///
/// Anything wrong with a submission is reported for its student, not returned as an
/// error.
///
/// # Errors
///
/// Returns an error if the assignment, the roster or the submissions can't be read, if
/// the output folder can't be used, if there is no sandbox for students' code, or if
/// the book's own checks don't compile.
pub fn grade(
    repository: &Repository,
    scratch: &Path,
    options: &GradeOptions,
) -> anyhow::Result<ClassReport> {
    let packages = catalog::packages(repository)?;
    let assignment = Assignment::from_argument(&options.assignment, &packages)?;
    let roster = match &options.roster {
        Some(file) => roster::read(file)?,
        None => Vec::new(),
    };
    let submissions = submissions::list(&options.submissions, &roster)?;
    ensure_suitable_output(&options.out, &options.submissions)?;
    ensure_no_student_lost(&options.out, &submissions)?;
    ensure_writable(&options.out)?;
    let loose = submissions::loose_files(&options.submissions, options.roster.as_deref())?;
    let grader = Grader::new(repository, scratch, options, &assignment, &packages)?;
    let mut students = grade_students(&grader, &submissions, options.jobs);
    if options.similar {
        similarity::mark_similar_answers(&mut students, &grader.reference_code()?);
    }
    Ok(ClassReport {
        title: assignment.title,
        due: assignment.due,
        scale: grader.scale,
        out_of: grader.out_of(),
        not_enforced: grader.sandbox.missing_protections(),
        exercises: grader.rubric,
        loose,
        students,
    })
}

/// Rejects an output folder among the submissions, where the next run would grade it,
/// and one with an `index.html` that isn't a report.
fn ensure_suitable_output(out: &Path, submissions: &Path) -> anyhow::Result<()> {
    let out = std::path::absolute(out)?;
    let existing_ancestor = out.ancestors().find_map(|dir| dir.canonicalize().ok());
    let submissions = submissions
        .canonicalize()
        .with_context(|| submissions.display().to_string())?;
    ensure!(
        !existing_ancestor.is_some_and(|dir| dir.starts_with(submissions)),
        "{} is among the submissions; name a folder beside them, such as --out grades",
        out.display()
    );
    let exists = |name| out.join(name).exists();
    ensure!(
        exists("grades.json") || !exists("index.html"),
        "{} has a page in it that isn't about grades; name a new folder, such as --out grades",
        out.display()
    );
    Ok(())
}

/// Rejects an output folder whose report has students that this class doesn't have, so
/// that grading a few submissions again can't delete the grades of the others.
///
/// Students are the same if their ids or their files are, because a corrected roster
/// may assign a submission to another student.
fn ensure_no_student_lost(out: &Path, submissions: &[Submission]) -> anyhow::Result<()> {
    let previous = report::read_previous(out).map_or(Vec::new(), |report| report.students);
    let lost: Vec<_> = previous
        .iter()
        .filter(|old| {
            !submissions.iter().any(|new| {
                new.roster_row.id == old.id
                    || old.folder.is_some() && old.folder == new.file_names()
            })
        })
        .collect();
    if let Some(first) = lost.first() {
        bail!(
            "{} has grades of {} who aren't in this class, such as {}: name another folder, such \
             as --out again, or delete this one first if they've left",
            out.display(),
            lost.len(),
            sanitize::line(&first.name)
        );
    }
    Ok(())
}

/// Grades the submissions, up to `jobs` at a time. The reports keep the order of the
/// submissions.
fn grade_students(grader: &Grader, submissions: &[Submission], jobs: usize) -> Vec<StudentReport> {
    let bar = progress_bar(submissions.len());
    let students = parallel::map(submissions, jobs, |submission| {
        bar.set_message(sanitize::line(&submission.roster_row.name));
        let report = grade_student::grade(grader, submission);
        bar.inc(1);
        report
    });
    bar.finish_and_clear();
    students
}

/// Returns a summary for the terminal, with one line per student.
pub fn summary(report: &ClassReport) -> String {
    let mut text = String::new();
    for student in &report.students {
        let name = sanitize::line(&report.display_name(student));
        let grade = student.scaled.unwrap_or(student.points);
        let out_of = report.scale.unwrap_or(report.out_of);
        let status = match student.status {
            Status::Graded => String::new(),
            Status::Missing => ", nothing to grade".to_owned(),
            other => format!(", {}", other.label()),
        };
        let late = if student.late.is_some() { ", late" } else { "" };
        text += &format!("{name}: {grade} of {out_of}{status}{late}\n");
    }
    if let Some(message) = report.loose_files_message() {
        text += &format!("{message}\n");
    }
    text
}

/// Returns a progress bar, which is only drawn on a terminal.
fn progress_bar(count: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count as u64).with_style(style)
}
