//! What a student gets back: a text that reads well in a mail.

use std::fmt::Write as _;

use crate::class_report::{ClassReport, ExerciseReport, ExerciseStatus, Status, StudentReport};
use crate::sanitize;

/// The letter to a student. It names hidden checks, but doesn't show them.
pub fn letter(report: &ClassReport, student: &StudentReport) -> String {
    let mut letter = format!(
        "# {}\n\n{}: {}\n",
        report.title,
        sanitize::markdown(&report.name_of(student)),
        points(report, student)
    );
    if let Some(late) = &student.late {
        let _ = writeln!(letter, "\nIt came in late: {}.", late.shown());
    }
    for remark in &student.remarks {
        let _ = writeln!(letter, "\n- {}", sanitize::markdown(remark));
    }
    if student.status == Status::NotGraded {
        return sanitize::text(&letter);
    }
    for (exercise, rubric) in student.exercises.iter().zip(&report.exercises) {
        let _ = write!(
            letter,
            "\n## {} {}: {} of {}\n",
            rubric.number, rubric.title, exercise.points, exercise.out_of
        );
        push_exercise(&mut letter, exercise);
    }
    sanitize::text(&letter)
}

fn points(report: &ClassReport, student: &StudentReport) -> String {
    if student.status == Status::NotGraded {
        return "not graded yet".to_owned();
    }
    let points = format!("{} of {} points", student.points, student.out_of);
    match (student.scaled, report.scale) {
        (Some(grade), Some(top)) => format!("{points}, {grade} of {top}"),
        _ => points,
    }
}

/// Writing to a string never fails.
fn push_exercise(letter: &mut String, exercise: &ExerciseReport) {
    if exercise.status == ExerciseStatus::Missing {
        let _ = writeln!(letter, "\nNo file `{}.rs` came in.", exercise.id);
        return;
    }
    if let Some(error) = &exercise.compile_error {
        let _ = write!(letter, "\n{}:\n\n{}", exercise.not_compiled(), sanitize::block(error));
        return;
    }
    for check in &exercise.checks {
        let mark = if check.passed { "x" } else { " " };
        let _ = write!(letter, "\n- [{mark}] {}", check.sentence);
    }
    letter.push('\n');
    let failed = exercise.checks.iter().find(|check| !check.passed && !check.hidden);
    if let Some(check) = failed
        && !check.message.is_empty()
    {
        let _ = write!(letter, "\n{}\n\n{}", check.sentence, sanitize::block(&check.message));
    }
    for lint in &exercise.lints {
        let _ = write!(letter, "\n{}", sanitize::block(lint));
    }
}
