//! What a student gets back: a text that reads well in a mail.

use std::fmt::Write as _;

use crate::model::{ClassReport, ExerciseReport, ExerciseStatus, StudentReport};
use crate::sanitize;

/// The letter to a student. It names hidden checks, but doesn't show them.
pub fn letter(report: &ClassReport, student: &StudentReport) -> String {
    let mut letter = format!(
        "# {}\n\n{}: {} of {} points{}\n",
        report.title,
        sanitize::markdown(&report.name_of(student)),
        student.points,
        student.out_of,
        grade(report, student)
    );
    if let Some(late) = &student.late {
        let _ = writeln!(letter, "\nIt came in late: {}.", late.shown());
    }
    for remark in &student.remarks {
        let _ = writeln!(letter, "\n- {}", sanitize::markdown(remark));
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

fn grade(report: &ClassReport, student: &StudentReport) -> String {
    match (student.scaled, report.scale) {
        (Some(grade), Some(top)) => format!(", {grade} of {top}"),
        _ => String::new(),
    }
}

/// Writing to a string never fails.
fn push_exercise(letter: &mut String, exercise: &ExerciseReport) {
    if exercise.status == ExerciseStatus::Missing {
        let _ = writeln!(letter, "\nNo file `{}.rs` came in.", exercise.id);
        return;
    }
    if let Some(error) = &exercise.compile_error {
        let _ = write!(
            letter,
            "\n{}:\n\n{}",
            exercise.not_compiled(),
            sanitize::block(error)
        );
        return;
    }
    for check in &exercise.checks {
        let mark = if check.passed { "x" } else { " " };
        let _ = write!(letter, "\n- [{mark}] {}", check.sentence);
    }
    letter.push('\n');
    let failed = exercise
        .checks
        .iter()
        .find(|check| !check.passed && !check.hidden);
    if let Some(check) = failed
        && !check.message.is_empty()
    {
        let _ = write!(
            letter,
            "\n{}\n\n{}",
            check.sentence,
            sanitize::block(&check.message)
        );
    }
    for lint in &exercise.lints {
        let _ = write!(letter, "\n{}", sanitize::block(lint));
    }
    if let Some(remark) = &exercise.format_remark {
        let _ = write!(letter, "\n{remark}\n");
    }
}
