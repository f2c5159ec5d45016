//! Grading one student's answers to a chapter's exercises. What comes of it
//! depends on the answers and on nothing else: not on whose they are, and not
//! on what was graded before.

use std::collections::BTreeMap;
use std::path::Path;
use std::thread;

use super::check;
use super::compile::{Compiled, Compiler};
use super::failed::Failed;
use super::format;
use super::model::{
    CheckReport, CheckRubric, ExerciseReport, ExerciseRubric, ExerciseStatus,
    FailureKind,
};
use super::points::Points;
use super::trusted::Named;

/// Grades the answers, by the ids of their exercises: a report on each exercise
/// of the rubric, which is a chapter's.
///
/// # Errors
///
/// When something of ours fails; what a student's code does is a report.
pub fn grade(
    compiler: Compiler,
    rubric: &[&ExerciseRubric],
    answers: &BTreeMap<String, String>,
) -> anyhow::Result<Vec<ExerciseReport>> {
    let folder = tempfile::tempdir()?;
    let mut compiled = compiler.compile(folder.path(), answers)?;
    let unformatted = format::unformatted(compiler, folder.path(), answers)?;
    let mut reports = Vec::new();
    for exercise in rubric {
        let id = &exercise.id;
        let mut report = blank(exercise, answers.get(id));
        report.compile_error = compiled.errors.remove(id);
        report.lints = compiled.warnings.remove(id).unwrap_or_default();
        if unformatted.contains(id) {
            report.format_remark = Some(format::REMARK.to_owned());
        }
        check_all(compiler, &compiled, exercise, &mut report)?;
        conclude(&mut report);
        reports.push(report);
    }
    Ok(reports)
}

/// A report on an answer that has not been checked.
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
        format_remark: None,
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
    compiled: &Compiled,
    exercise: &ExerciseRubric,
    report: &mut ExerciseReport,
) -> anyhow::Result<()> {
    let why = match (&report.compile_error, report.code.is_empty()) {
        (Some(_), _) => Some(FailureKind::NotCompiled),
        (None, true) => Some(FailureKind::Missing),
        (None, false) => None,
    };
    let outcomes = match (why, &compiled.program) {
        (None, Some(program)) => run_all(compiler, program, exercise)?,
        (why, _) => {
            let why = why.unwrap_or(FailureKind::NotCompiled);
            vec![Some(Failed::without_a_word(why)); exercise.checks.len()]
        }
    };
    let checks = exercise.checks.iter().zip(outcomes);
    report.checks = checks.map(|(it, failed)| checked(it, failed)).collect();
    Ok(())
}

/// Runs the checks one after the other, until one was waited for in vain. The
/// program will hardly be awake for the others; these run at the same time, for
/// sleep takes nothing but time.
fn run_all(
    compiler: Compiler,
    program: &Path,
    exercise: &ExerciseRubric,
) -> anyhow::Result<Vec<Option<Failed>>> {
    let run = |check: &_| run(compiler, program, &exercise.id, check);
    let mut outcomes = Vec::new();
    let mut checks = exercise.checks.iter();
    for check in checks.by_ref() {
        let failed = run(check)?;
        let in_vain = failed.as_ref().is_some_and(|it| it.waited_in_vain);
        outcomes.push(failed);
        if in_vain {
            break;
        }
    }
    outcomes.extend(at_once(checks.as_slice(), &run)?);
    Ok(outcomes)
}

/// Runs these checks all at the same time.
fn at_once(
    checks: &[CheckRubric],
    run: &(dyn Fn(&CheckRubric) -> anyhow::Result<Option<Failed>> + Sync),
) -> anyhow::Result<Vec<Option<Failed>>> {
    thread::scope(|scope| {
        let start = |check| scope.spawn(move || run(check));
        let jobs: Vec<_> = checks.iter().map(start).collect();
        let ended = jobs.into_iter().map(|job| job.join());
        ended.map(|it| it.expect("no check panics")).collect()
    })
}

fn run(
    compiler: Compiler,
    program: &Path,
    exercise: &str,
    rubric: &CheckRubric,
) -> anyhow::Result<Option<Failed>> {
    let name = Named {
        name: rubric.name.clone(),
        hidden: rubric.hidden,
    };
    let Compiler {
        sandbox, trusted, ..
    } = compiler;
    check::run(sandbox, program, trusted, &name.path(exercise))
}

fn checked(rubric: &CheckRubric, failed: Option<Failed>) -> CheckReport {
    let passed = failed.is_none();
    CheckReport {
        name: rubric.name.clone(),
        sentence: rubric.sentence.clone(),
        hidden: rubric.hidden,
        passed,
        points: match passed {
            true => rubric.points,
            false => Points::ZERO,
        },
        out_of: rubric.points,
        kind: failed.as_ref().map(|failed| failed.kind),
        message: failed.map(|failed| failed.message).unwrap_or_default(),
    }
}

/// Adds up, and says in a word how it went.
fn conclude(report: &mut ExerciseReport) {
    let checks = &report.checks;
    report.points = checks.iter().map(|check| check.points).sum();
    let all = |kind| checks.iter().all(|check| check.kind == Some(kind));
    let passed = checks.iter().filter(|check| check.passed).count();
    report.status = match passed {
        _ if checks.is_empty() => ExerciseStatus::Failed,
        0 if all(FailureKind::Missing) => ExerciseStatus::Missing,
        0 if all(FailureKind::NotCompiled) => ExerciseStatus::NotCompiled,
        0 if all(FailureKind::Unwritten) => ExerciseStatus::Unwritten,
        0 => ExerciseStatus::Failed,
        count if count == checks.len() => ExerciseStatus::Solved,
        _ => ExerciseStatus::Partly,
    };
}
