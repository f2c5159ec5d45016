//! `grades.csv`: a row for each student, as learning platforms import it.

use anyhow::Context;

use crate::model::{ClassReport, ExerciseRubric, Status, StudentReport};
use crate::sanitize;

/// The grades as a table.
///
/// # Errors
///
/// Never, unless memory runs out.
pub fn csv(report: &ClassReport) -> anyhow::Result<String> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(head(report))?;
    for student in &report.students {
        table.write_record(row(report, student))?;
    }
    let bytes = table.into_inner().context("the table of grades")?;
    Ok(String::from_utf8(bytes)?)
}

fn head(report: &ClassReport) -> Vec<String> {
    let first = ["id", "name", "email", "status", "late", "points", "out of"];
    let mut head: Vec<_> = first.map(String::from).to_vec();
    if let Some(scale) = report.scale {
        head.push(format!("grade of {scale}"));
    }
    let exercises = report.exercises.iter();
    let title = |exercise: &ExerciseRubric| format!("{} {}", exercise.number, exercise.title);
    head.extend(exercises.map(|exercise| sanitize::cell(&title(exercise))));
    head.push("remarks".to_owned());
    head
}

fn row(report: &ClassReport, student: &StudentReport) -> Vec<String> {
    let status = match student.status {
        Status::Graded => "graded",
        Status::Missing => "missing",
        Status::Unreadable => "unreadable",
        Status::NotGraded => "not graded",
    };
    let late = student.late.as_ref().map(|late| late.submitted.clone());
    let mut row = vec![
        sanitize::cell(&student.id),
        sanitize::cell(&student.name),
        sanitize::cell(student.email.as_deref().unwrap_or_default()),
        status.to_owned(),
        late.unwrap_or_default(),
        student.points.to_string(),
        student.out_of.to_string(),
    ];
    if report.scale.is_some() {
        row.push(student.scaled.unwrap_or_default().to_string());
    }
    let exercises = student.exercises.iter();
    row.extend(exercises.map(|exercise| exercise.points.to_string()));
    let notes: Vec<_> = student.notes().collect();
    row.push(sanitize::cell(&notes.join(" ")));
    row
}
