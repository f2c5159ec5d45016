//! Generates CSV tables with a row for each student, which learning platforms import:
//! `grades.csv`, and `canvas.csv` with the columns of Canvas's gradebook.

use anyhow::Context;

use crate::class_report::{ClassReport, Status, StudentReport};
use crate::points::Points;
use crate::sanitize;

/// Returns the table for Moodle and other platforms.
///
/// # Errors
///
/// Returns an error if the table can't be encoded.
pub fn grades(report: &ClassReport) -> anyhow::Result<String> {
    let mut rows = vec![grades_header(report)];
    rows.extend(
        report
            .students
            .iter()
            .map(|student| grades_row(report, student)),
    );
    encode(rows)
}

/// Returns the table for Canvas, which identifies students by numbers of its own. Canvas
/// keeps the present grade where the column is empty, as it is for students who couldn't be
/// graded.
///
/// # Errors
///
/// Returns an error if the table can't be encoded.
pub fn canvas(report: &ClassReport) -> anyhow::Result<String> {
    let titles = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"];
    let mut header: Vec<_> = titles.map(String::from).to_vec();
    header.push(sanitize::cell(&report.title));
    let max_grade = report.scale.unwrap_or(report.out_of);
    let mut rows = vec![
        header,
        canvas_row("    Points Possible", "", Some(max_grade)),
    ];
    for student in &report.students {
        let grade = match student.status {
            Status::NotGraded => None,
            _ => Some(student.scaled.unwrap_or(student.points)),
        };
        rows.push(canvas_row(&student.name, &student.id, grade));
    }
    encode(rows)
}

fn canvas_row(name: &str, id: &str, grade: Option<Points>) -> Vec<String> {
    let is_canvas_id = id.parse::<u64>().is_ok();
    vec![
        sanitize::cell(name),
        if is_canvas_id { id } else { "" }.to_owned(),
        String::new(),
        String::new(),
        String::new(),
        grade.map(|grade| grade.to_string()).unwrap_or_default(),
    ]
}

fn encode(rows: Vec<Vec<String>>) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.write_record(row)?;
    }
    let bytes = writer.into_inner().context("the table of grades")?;
    Ok(String::from_utf8(bytes)?)
}

fn grades_header(report: &ClassReport) -> Vec<String> {
    let titles = ["id", "name", "email", "status", "late", "points", "out of"];
    let mut header: Vec<_> = titles.map(String::from).to_vec();
    if let Some(scale) = report.scale {
        header.push(format!("grade of {scale}"));
    }
    for exercise in &report.exercises {
        header.push(sanitize::cell(&format!(
            "{} {}",
            exercise.number, exercise.title
        )));
    }
    header.push("remarks".to_owned());
    header
}

fn grades_row(report: &ClassReport, student: &StudentReport) -> Vec<String> {
    let late = student.late.as_ref().map(|late| late.submitted.clone());
    let mut row = vec![
        sanitize::cell(&student.id),
        sanitize::cell(&student.name),
        sanitize::cell(student.email.as_deref().unwrap_or_default()),
        student.status.label().to_owned(),
        late.unwrap_or_default(),
        student.points.to_string(),
        student.out_of.to_string(),
    ];
    if report.scale.is_some() {
        row.push(student.scaled.unwrap_or_default().to_string());
    }
    for exercise in &student.exercises {
        row.push(exercise.points.to_string());
    }
    let notes: Vec<_> = student.notes().collect();
    row.push(sanitize::cell(&notes.join(" ")));
    row
}
