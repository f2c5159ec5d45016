//! `results.json`, as Gradescope's specification describes it:
//! <https://gradescope-autograders.readthedocs.io/en/latest/specs/>.

use anyhow::{bail, ensure};
use serde_json::{Value, json};

use crate::class_report::{ClassReport, ExerciseReport, ExerciseRubric, Status};
use crate::sandbox::EVERY_FILE;
use crate::sanitize;

/// What Gradescope shows of a single submission. Fails when there are several
/// submissions, or this machine couldn't grade the one: then Gradescope shows a
/// failure, and not a grade.
pub fn results(report: &ClassReport) -> anyhow::Result<String> {
    let [student] = report.students.as_slice() else {
        bail!("Gradescope hands over one submission at a time");
    };
    ensure!(
        !report
            .not_enforced
            .iter()
            .any(|sentence| sentence == EVERY_FILE),
        "students' programs would run as root and find the checks: {EVERY_FILE}"
    );
    let trouble = student.for_teacher.join(" ");
    ensure!(student.status != Status::NotGraded, "{trouble}");
    let exercises = student.exercises.iter().zip(&report.exercises);
    let tests: Vec<_> = exercises
        .flat_map(|(answer, asked)| tests(answer, asked))
        .collect();
    let results = json!({
        "output": sanitize::text(&student.remarks.join("\n")),
        "stdout_visibility": "hidden",
        "tests": tests,
    });
    Ok(serde_json::to_string_pretty(&results)?)
}

fn tests(answer: &ExerciseReport, asked: &ExerciseRubric) -> Vec<Value> {
    let why = answer.compile_error.as_ref();
    let mut why = why.map(|why| format!("{}:\n\n{why}", answer.not_compiled()));
    let tests = answer.checks.iter().zip(1..).map(|(check, place)| {
        json!({
            "number": format!("{}.{place}", asked.number),
            "name": format!("{}: {}", asked.title, check.sentence),
            "score": check.points,
            "max_score": check.out_of,
            "status": if check.passed { "passed" } else { "failed" },
            "output": sanitize::text(&why.take().unwrap_or(check.message.clone())),
            "output_format": "text",
            "visibility": "visible",
        })
    });
    tests.collect()
}
