//! Grading of one student's answers to the exercises of a chapter.
//!
//! The result depends on nothing but the answers and the grader's setup, so it can be
//! cached.

use std::path::Path;

#[cfg(unix)]
use super::check_runner::CheckRunner;
use super::class_report::{
    CheckReport, CheckRubric, ExerciseReport, ExerciseRubric, ExerciseStatus,
};
use super::compile::{AnswersById, CompiledAnswers, Compiler};
use super::failed_check::FailedCheck;
#[cfg(unix)]
use super::harness::check_path;
use super::points::Points;
use check_report::Kind;
#[cfg(unix)]
use othellier_project::parallel;

/// Grades the answers and reports on each exercise of a chapter's rubric. Failures of a
/// student's code are part of the reports.
///
/// # Errors
///
/// Returns an error if a file, a process or a check of the grader itself fails.
pub fn grade(
    compiler: Compiler,
    rubric: &[&ExerciseRubric],
    answers: &AnswersById,
) -> anyhow::Result<Vec<ExerciseReport>> {
    let dir = tempfile::tempdir()?;
    let mut compiled = compiler.compile(dir.path(), answers)?;
    let mut reports = Vec::new();
    for exercise in rubric {
        let id = &exercise.id;
        let mut report = unchecked_answer(exercise, answers.get(id));
        report.compile_error = compiled.errors.remove(id);
        report.lints = compiled.warnings.remove(id).unwrap_or_default();
        check_answer(compiler, &compiled, exercise, &mut report)?;
        reports.push(report);
    }
    Ok(reports)
}

/// Returns a report on an answer that hasn't been checked.
fn unchecked_answer(exercise: &ExerciseRubric, answer: Option<&String>) -> ExerciseReport {
    ExerciseReport {
        id: exercise.id.clone(),
        status: ExerciseStatus::Missing,
        points: Points::ZERO,
        out_of: exercise.points,
        checks: Vec::new(),
        code: answer.cloned().unwrap_or_default(),
        file: None,
        compile_error: None,
        lints: Vec::new(),
    }
}

/// Returns a report on an answer that couldn't be graded.
pub fn ungraded(exercise: &ExerciseRubric) -> ExerciseReport {
    ExerciseReport {
        status: ExerciseStatus::Failed,
        ..unchecked_answer(exercise, None)
    }
}

/// Runs the checks of an exercise if its answer was compiled, and completes the report.
fn check_answer(
    compiler: Compiler,
    compiled: &CompiledAnswers,
    exercise: &ExerciseRubric,
    report: &mut ExerciseReport,
) -> anyhow::Result<()> {
    let has_compile_error = report.compile_error.is_some();
    let is_missing = !has_compile_error && report.code.is_empty();
    match &compiled.program {
        Some(program) if !has_compile_error && !is_missing => {
            let outcomes = run_checks(compiler, program, exercise)?;
            report.checks = exercise
                .checks
                .iter()
                .zip(outcomes)
                .map(|(check, failure)| report_check(check, failure))
                .collect();
            report.status = exercise_status(&report.checks);
        }
        _ if is_missing => report.status = ExerciseStatus::Missing,
        _ => report.status = ExerciseStatus::NotCompiled,
    }
    if report.checks.is_empty() {
        report.checks = exercise.checks.iter().map(check_not_run).collect();
    }
    report.points = report.checks.iter().map(|check| check.points).sum();
    Ok(())
}

/// Runs the checks in order and returns their failures.
///
/// After the first check that times out, the rest will probably time out as well, so
/// they run in parallel and with less time each.
#[cfg(unix)]
fn run_checks(
    compiler: Compiler,
    program: &Path,
    exercise: &ExerciseRubric,
) -> anyhow::Result<Vec<Option<FailedCheck>>> {
    let new_runner = || CheckRunner::new(compiler, program);
    let path = |check: &CheckRubric| check_path(&exercise.id, &check.name);
    let mut outcomes = Vec::new();
    let mut checks = exercise.checks.iter();
    let mut runner = new_runner();
    for check in checks.by_ref() {
        let failure = runner.run(&path(check))?;
        let timed_out = failure
            .as_ref()
            .is_some_and(|failure| failure.kind == Kind::Endless);
        outcomes.push(failure);
        if timed_out {
            break;
        }
    }
    // Releases the memory reserved for its process before others reserve some.
    drop(runner);
    let remaining = checks.as_slice();
    let parallel_outcomes = parallel::map(remaining, remaining.len(), |check| {
        new_runner().with_reduced_time().run(&path(check))
    });
    for outcome in parallel_outcomes {
        outcomes.push(outcome?);
    }
    Ok(outcomes)
}

/// Always fails, because checks need Unix sockets.
#[cfg(not(unix))]
fn run_checks(
    _: Compiler,
    _: &Path,
    _: &ExerciseRubric,
) -> anyhow::Result<Vec<Option<FailedCheck>>> {
    anyhow::bail!("this system can't grade: use Linux, in a virtual machine if you have to")
}

fn report_check(rubric: &CheckRubric, failure: Option<FailedCheck>) -> CheckReport {
    match failure {
        Some(FailedCheck {
            kind,
            message,
            explanation,
        }) => CheckReport {
            kind: Some(kind),
            message,
            explanation,
            ..check_not_run(rubric)
        },
        None => CheckReport {
            passed: true,
            points: rubric.points,
            ..check_not_run(rubric)
        },
    }
}

/// Returns a report on a check that didn't run.
fn check_not_run(rubric: &CheckRubric) -> CheckReport {
    CheckReport {
        name: rubric.name.clone(),
        sentence: rubric.sentence.clone(),
        passed: false,
        points: Points::ZERO,
        out_of: rubric.points,
        kind: None,
        message: String::new(),
        explanation: None,
    }
}

/// Returns the overall result of an answer whose checks ran.
fn exercise_status(checks: &[CheckReport]) -> ExerciseStatus {
    let passed = checks.iter().filter(|check| check.passed).count();
    let is_unwritten = checks
        .iter()
        .all(|check| check.kind == Some(Kind::Unwritten));
    if passed == 0 && is_unwritten {
        ExerciseStatus::Unwritten
    } else if passed == 0 {
        ExerciseStatus::Failed
    } else if passed == checks.len() {
        ExerciseStatus::Solved
    } else {
        ExerciseStatus::Partly
    }
}
