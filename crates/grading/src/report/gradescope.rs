//! Generates Gradescope's `results.json`, as specified at
//! <https://gradescope-autograders.readthedocs.io/en/latest/specs/>.

use anyhow::{bail, ensure};
use serde_json::{Value, json};

use crate::class_report::{ClassReport, ExerciseReport, ExerciseRubric, Status};
use crate::sandbox::FILES_UNPROTECTED;
use crate::sanitize;

/// Returns the results of a single submission.
///
/// # Errors
///
/// Returns an error if there are several submissions, if student's code could read the
/// checks, or if this machine couldn't grade the submission. Gradescope then shows a failure
/// instead of a grade.
pub fn results(report: &ClassReport) -> anyhow::Result<String> {
    let [student] = report.students.as_slice() else {
        bail!("Gradescope hands over one submission at a time");
    };
    ensure!(
        !report
            .not_enforced
            .iter()
            .any(|message| message == FILES_UNPROTECTED),
        "students' programs would run as root and find the checks: {FILES_UNPROTECTED}"
    );
    ensure!(
        student.status != Status::NotGraded,
        "{}",
        student.for_teacher.join(" ")
    );
    let tests: Vec<_> = student
        .exercises
        .iter()
        .zip(&report.exercises)
        .flat_map(|(exercise, rubric)| tests(exercise, rubric))
        .collect();
    let results = json!({
        "output": sanitize::text(&student.remarks.join("\n")),
        "stdout_visibility": "hidden",
        "tests": tests,
    });
    Ok(serde_json::to_string_pretty(&results)?)
}

/// Returns a test for each check of an exercise. A compiler error is the output of the first.
fn tests(exercise: &ExerciseReport, rubric: &ExerciseRubric) -> Vec<Value> {
    let mut compile_error = exercise
        .compile_error
        .as_ref()
        .map(|error| format!("{}:\n\n{error}", exercise.compile_error_intro()));
    exercise
        .checks
        .iter()
        .zip(1..)
        .map(|(check, number)| {
            let output = compile_error.take().unwrap_or(check.message.clone());
            json!({
                "number": format!("{}.{number}", rubric.number),
                "name": format!("{}: {}", rubric.title, check.sentence),
                "score": check.points,
                "max_score": check.out_of,
                "status": if check.passed { "passed" } else { "failed" },
                "output": sanitize::text(&output),
                "output_format": "text",
                "visibility": "visible",
            })
        })
        .collect()
}
