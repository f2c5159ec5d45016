//! Grading a class.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};

use super::assignment::Assignment;
use super::class_report::{ClassReport, Status, StudentReport};
use super::grader::Grader;
use super::intake::roster;
pub use super::options::{Options, PATIENCE};
use super::sanitize;
use super::submissions::{self, Submission};
use super::{grade_student, report, similar};
use othellier_project::catalog;
use othellier_project::files::ensure_writable;
use othellier_project::parallel;
use othellier_project::repository::Repository;

/// Grades a class and reports on it. `scratch` is a folder for what we compile once
/// and use again. Fails when the assignment, the roster or the submissions can't be
/// read, when there is no sandbox for students' code, or when our own checks don't
/// compile. Whatever is wrong with a submission is in its report.
pub fn grade(
    repository: &Repository,
    scratch: &Path,
    options: &Options,
) -> anyhow::Result<ClassReport> {
    let packages = catalog::packages(repository)?;
    let assignment = Assignment::find(&options.assignment, &packages)?;
    let roster = options.roster.as_deref().map(roster::read).transpose()?;
    let roster = roster.unwrap_or_default();
    let submissions = submissions::list(&options.submissions, &roster)?;
    check_place(&options.out, &options.submissions)?;
    check_class(&options.out, &submissions)?;
    ensure_writable(&options.out)?;
    let loose = submissions::loose(&options.submissions)?;
    let grader = Grader::new(repository, scratch, options, &assignment, &packages)?;
    let mut students = grade_students(&grader, &submissions, options.jobs);
    if options.similar {
        similar::point_out(&mut students, &grader.references()?);
    }
    Ok(ClassReport {
        title: assignment.title,
        due: assignment.due,
        scale: grader.scale,
        out_of: grader.out_of(),
        not_enforced: grader.sandbox.not_enforced(),
        exercises: grader.rubric,
        loose,
        students,
    })
}

/// Refuses to put results among the submissions, where the next run would grade
/// them, or over a page that isn't ours.
fn check_place(out: &Path, submissions: &Path) -> anyhow::Result<()> {
    let out = std::path::absolute(out)?;
    let around = out
        .ancestors()
        .find_map(|folder| folder.canonicalize().ok());
    let submissions = submissions
        .canonicalize()
        .with_context(|| submissions.display().to_string())?;
    ensure!(
        !around.is_some_and(|folder| folder.starts_with(submissions)),
        "{} is among the submissions; name a folder beside them, such as --out grades",
        out.display()
    );
    let has = |name| out.join(name).exists();
    ensure!(
        has("grades.json") || !has("index.html"),
        "{} has a page in it that isn't about grades; name a new folder, such as --out grades",
        out.display()
    );
    Ok(())
}

/// Refuses to replace a whole class's grades with those of a few: the missing
/// students would lose their rows and letters. A roster may have given what one
/// student handed in to another.
fn check_class(out: &Path, submissions: &[Submission]) -> anyhow::Result<()> {
    let students = report::last(out).map_or(Vec::new(), |report| report.students);
    let is_same = |old: &StudentReport, new: &Submission| {
        new.row.id == old.id || old.folder.is_some() && old.folder == new.files()
    };
    let is_gone = |old: &&StudentReport| !submissions.iter().any(|new| is_same(old, new));
    let mut gone = students.iter().filter(is_gone);
    if let Some(first) = gone.next() {
        bail!(
            "{} has grades of {} who aren't in this class, such as {}: name another folder, such \
             as --out again, or delete this one first if they've left",
            out.display(),
            gone.count() + 1,
            sanitize::line(&first.name)
        );
    }
    Ok(())
}

/// Grades the submissions, some at a time, and keeps their order.
fn grade_students(grader: &Grader, submissions: &[Submission], jobs: usize) -> Vec<StudentReport> {
    let bar = progress(submissions.len());
    let students = parallel::map(submissions, jobs, |submission| {
        bar.set_message(sanitize::line(&submission.row.name));
        let report = grade_student::grade(grader, submission);
        bar.inc(1);
        report
    });
    bar.finish_and_clear();
    students
}

/// A line for each student.
pub fn summary(report: &ClassReport) -> String {
    let line = |student: &StudentReport| {
        let grade = student.scaled.unwrap_or(student.points);
        let out_of = report.scale.unwrap_or(report.out_of);
        let late = if student.late.is_some() { ", late" } else { "" };
        let status = match student.status {
            Status::Graded => String::new(),
            Status::Missing => ", nothing to grade".to_owned(),
            other => format!(", {}", other.words()),
        };
        let name = sanitize::line(&report.name_of(student));
        format!("{name}: {grade} of {out_of}{status}{late}\n")
    };
    let graded: String = report.students.iter().map(line).collect();
    let loose = report.about_loose().map(|told| told + "\n");
    graded + &loose.unwrap_or_default()
}

/// A progress bar on a terminal, nothing elsewhere.
fn progress(count: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count as u64).with_style(style)
}
