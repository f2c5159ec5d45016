//! Grading one student's answers to the exercises of a chapter. The result
//! depends on the answers alone: not on whose they are, and not on what was
//! graded before.

use std::path::Path;

#[cfg(unix)]
use super::check::Checker;
use super::class_report::{
    CheckReport, CheckRubric, ExerciseReport, ExerciseRubric, ExerciseStatus,
};
use super::compile::{AnswersById, CompiledAnswers, Compiler};
use super::failed_check::FailedCheck;
use super::harness::check_path;
use super::points::Points;
use check_report::Kind;
use othellier_project::parallel;

/// Grades the answers, by the ids of their exercises: a report on each exercise of
/// the rubric, which is a chapter's. Fails when something of ours fails. Whatever a
/// student's code does goes into the report.
pub fn grade(
    compiler: Compiler,
    rubric: &[&ExerciseRubric],
    answers: &AnswersById,
) -> anyhow::Result<Vec<ExerciseReport>> {
    let folder = tempfile::tempdir()?;
    let mut compiled = compiler.compile(folder.path(), answers)?;
    let mut reports = Vec::new();
    for exercise in rubric {
        let id = &exercise.id;
        let mut report = blank(exercise, answers.get(id));
        report.compile_error = compiled.errors.remove(id);
        report.lints = compiled.warnings.remove(id).unwrap_or_default();
        check_all(compiler, &compiled, exercise, &mut report)?;
        reports.push(report);
    }
    Ok(reports)
}

/// A report on an answer that hasn't been checked.
fn blank(exercise: &ExerciseRubric, answer: Option<&String>) -> ExerciseReport {
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

/// A report on an answer that could not be graded.
pub fn ungraded(exercise: &ExerciseRubric) -> ExerciseReport {
    let status = ExerciseStatus::Failed;
    let blank = blank(exercise, None);
    ExerciseReport { status, ..blank }
}

/// Runs all checks of an exercise, or says why none can be.
fn check_all(
    compiler: Compiler,
    compiled: &CompiledAnswers,
    exercise: &ExerciseRubric,
    report: &mut ExerciseReport,
) -> anyhow::Result<()> {
    let is_compiled = report.compile_error.is_none();
    let is_missing = is_compiled && report.code.is_empty();
    match &compiled.program {
        Some(program) if is_compiled && !is_missing => {
            let checks = exercise
                .checks
                .iter()
                .zip(run_all(compiler, program, exercise)?);
            report.checks = checks
                .map(|(check, failure)| checked(check, failure))
                .collect();
            report.status = status(&report.checks);
        }
        _ if is_missing => report.status = ExerciseStatus::Missing,
        _ => report.status = ExerciseStatus::NotCompiled,
    }
    if report.checks.is_empty() {
        report.checks = exercise.checks.iter().map(unchecked).collect();
    }
    report.points = report.checks.iter().map(|check| check.points).sum();
    Ok(())
}

/// Runs the checks one after another, until one doesn't end. The program will
/// hardly do better with the rest, so those run at the same time, with less
/// time each.
#[cfg(unix)]
fn run_all(
    compiler: Compiler,
    program: &Path,
    exercise: &ExerciseRubric,
) -> anyhow::Result<Vec<Option<FailedCheck>>> {
    let checker = || Checker::new(compiler, program);
    let path = |check: &CheckRubric| check_path(&exercise.id, &check.name);
    let mut outcomes = Vec::new();
    let (mut checks, mut first) = (exercise.checks.iter(), checker());
    for check in checks.by_ref() {
        let failure = first.run(&path(check))?;
        let kind = failure.as_ref().map(|failure| failure.kind);
        outcomes.push(failure);
        if kind == Some(Kind::Endless) {
            break;
        }
    }
    drop(first);
    let left = checks.as_slice();
    let run = |check: &CheckRubric| checker().in_a_hurry().run(&path(check));
    for outcome in parallel::map(left, left.len(), run) {
        outcomes.push(outcome?);
    }
    Ok(outcomes)
}

/// Without sockets between processes, no check can run. Always fails.
#[cfg(not(unix))]
fn run_all(_: Compiler, _: &Path, _: &ExerciseRubric) -> anyhow::Result<Vec<Option<FailedCheck>>> {
    anyhow::bail!("this system can't grade: use Linux, in a virtual machine if you have to")
}

fn checked(rubric: &CheckRubric, failure: Option<FailedCheck>) -> CheckReport {
    let failed = unchecked(rubric);
    match failure {
        Some(FailedCheck { kind, message }) => CheckReport {
            kind: Some(kind),
            message,
            ..failed
        },
        None => CheckReport {
            passed: true,
            points: rubric.points,
            ..failed
        },
    }
}

/// A check that no answer was there for.
fn unchecked(rubric: &CheckRubric) -> CheckReport {
    CheckReport {
        name: rubric.name.clone(),
        sentence: rubric.sentence.clone(),
        passed: false,
        points: Points::ZERO,
        out_of: rubric.points,
        kind: None,
        message: String::new(),
    }
}

/// How it went, in one word.
fn status(checks: &[CheckReport]) -> ExerciseStatus {
    let is_unwritten = |check: &CheckReport| check.kind == Some(Kind::Unwritten);
    match checks.iter().filter(|check| check.passed).count() {
        0 if checks.iter().all(is_unwritten) => ExerciseStatus::Unwritten,
        0 => ExerciseStatus::Failed,
        count if count == checks.len() => ExerciseStatus::Solved,
        _ => ExerciseStatus::Partly,
    }
}
