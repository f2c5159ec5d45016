//! Tables with a row for each student, as learning platforms import them:
//! `grades.csv`, and `canvas.csv` with the columns that Canvas wants.

use anyhow::Context;

use crate::class_report::{ClassReport, ExerciseRubric, Status, StudentReport};
use crate::points::Points;
use crate::sanitize;

/// The grades as a table, which Moodle and other platforms import.
pub fn grades_csv(report: &ClassReport) -> anyhow::Result<String> {
    let rows = report.students.iter().map(|student| row(report, student));
    written([head(report)].into_iter().chain(rows))
}

/// The grades with the first columns of Canvas's gradebook. It knows students by
/// its own numbers, which their files' names have. Who isn't graded keeps the grade
/// that's there.
pub fn canvas_csv(report: &ClassReport) -> anyhow::Result<String> {
    let row = |name: &str, id: &str, grade: Option<Points>| {
        let id = if id.parse::<u64>().is_ok() { id } else { "" };
        let grade = grade.map(|grade| grade.to_string()).unwrap_or_default();
        let blank = String::new;
        vec![
            sanitize::cell(name),
            id.to_owned(),
            blank(),
            blank(),
            blank(),
            grade,
        ]
    };
    let titles = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"];
    let mut head: Vec<_> = titles.map(String::from).to_vec();
    head.push(sanitize::cell(&report.title));
    let top = report.scale.unwrap_or(report.out_of);
    let possible = row("    Points Possible", "", Some(top));
    let rows = report.students.iter().map(|student| {
        let grade = student.scaled.unwrap_or(student.points);
        let grade = Some(grade).filter(|_| student.status != Status::NotGraded);
        row(&student.name, &student.id, grade)
    });
    written([head, possible].into_iter().chain(rows))
}

fn written(rows: impl Iterator<Item = Vec<String>>) -> anyhow::Result<String> {
    let mut table = csv::Writer::from_writer(Vec::new());
    for row in rows {
        table.write_record(row)?;
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
    let late = student.late.as_ref().map(|late| late.submitted.clone());
    let mut row = vec![
        sanitize::cell(&student.id),
        sanitize::cell(&student.name),
        sanitize::cell(student.email.as_deref().unwrap_or_default()),
        student.status.words().to_owned(),
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
