//! Trying answers: they are compiled, and their checks run from easy to hard
//! until one fails.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Style;
use super::course::{Course, CourseEntry};
use super::imports;
use crate::run::{CheckOutcome, Patience, Ran, until_failure};
use othellier_project::cargo::{self, Artifact, Cargo, Compiled, CompilerMessage};
use othellier_project::catalog::checks_in_order;
use othellier_project::files::read;
use othellier_project::forbidden::forbidden;

/// How an answer did.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    pub(super) entry: CourseEntry<'a>,
    pub(super) outcome: AttemptOutcome,
    /// The test binary with its checks, if it compiles.
    pub(super) binary: Option<PathBuf>,
    /// What the answer printed in the call that failed.
    pub(super) printed: String,
    /// The compiler's warnings about the answer.
    pub(super) warnings: String,
}

#[derive(Debug)]
pub(super) enum AttemptOutcome {
    /// All of this many checks passed.
    Solved(usize),
    Failed(FirstFailure),
    /// The compiler's errors.
    NotCompiled(Errors),
}

/// The first check that failed.
#[derive(Debug)]
pub(super) struct FirstFailure {
    /// Its name.
    pub(super) check: String,
    /// How many passed before it.
    pub(super) passed: usize,
    /// How many come after it.
    pub(super) waiting: usize,
    pub(super) outcome: CheckOutcome,
}

/// What the compiler objects to, and where.
#[derive(Debug)]
pub(super) struct Errors {
    pub(super) text: String,
    /// Where the names come from that the compiler doesn't find.
    pub(super) sources: Vec<String>,
    pub(super) place: ErrorsIn,
}

/// Where errors are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ErrorsIn {
    /// In the answer.
    Answer,
    /// In the answer, which uses what the task forbids.
    Forbidden,
    /// Only in its checks: they call it in a way that doesn't fit its
    /// declaration.
    Checks,
    /// In another file; answers of one chapter are compiled together.
    Other(String),
}

impl Attempt<'_> {
    pub(super) fn is_solved(&self) -> bool {
        matches!(self.outcome, AttemptOutcome::Solved(_))
    }
}

/// Tries the answers to some exercises of one package. Fails when they can't be
/// tried: cargo or a file is missing.
pub(super) fn check_answers<'a>(
    course: &Course,
    entries: &[CourseEntry<'a>],
    style: Style,
) -> anyhow::Result<Vec<Attempt<'a>>> {
    let compiled = style.while_doing("Compiling", || compile(course, entries, style))?;
    let run = || {
        let tried = entries.iter();
        tried
            .map(|&entry| judge(course, entry, &compiled))
            .collect()
    };
    style.while_doing("Running the checks", run)
}

/// Compiles the answers to some exercises of one package, and their checks: what a
/// plain `cargo test` would compile. A check that doesn't compile doesn't stop the
/// others. Fails when cargo fails for another reason than the code.
fn compile(course: &Course, entries: &[CourseEntry], style: Style) -> anyhow::Result<Compiled> {
    let package = entries.first().map(|entry| &*entry.package.name);
    let tests = entries
        .iter()
        .flat_map(|entry| ["--test", &entry.exercise.id]);
    Cargo::new(&course.root, "build")
        .args(["--keep-going"])
        .args(package.into_iter().flat_map(|name| ["--package", name]))
        .args(tests)
        .compile(style.is_styled)
}

fn judge<'a>(
    course: &Course,
    entry: CourseEntry<'a>,
    compiled: &Compiled,
) -> anyhow::Result<Attempt<'a>> {
    let answer = course.shown(&entry.answer());
    let not_compiled = |errors| (AttemptOutcome::NotCompiled(errors), String::new());
    let is_its = |(artifact, _): &(&Artifact, _)| artifact.target.name == entry.exercise.id;
    let binary = compiled
        .executables()
        .find(is_its)
        .map(|(_, binary)| binary);
    let (outcome, printed) = match &binary {
        Some(binary) => match forbidden(&read(&entry.answer())?, &entry.exercise.forbidden) {
            Some(text) => not_compiled(Errors {
                text,
                sources: Vec::new(),
                place: ErrorsIn::Forbidden,
            }),
            None => run(entry, binary)?,
        },
        None => not_compiled(errors(course, entry, compiled)?),
    };
    // A learner doesn't need to know that an answer lacks docs.
    let warnings = compiled
        .messages
        .iter()
        .filter(|said| !cargo::is_error(&said.message) && !cargo::is_about_docs(&said.message));
    let warnings = texts(warnings, &answer);
    Ok(Attempt {
        entry,
        outcome,
        binary,
        printed,
        warnings,
    })
}

/// Runs the checks. Returns how it went, and what the answer printed.
fn run(entry: CourseEntry, binary: &Path) -> anyhow::Result<(AttemptOutcome, String)> {
    let checks = checks_in_order(&read(&entry.checks())?)?;
    let Ran { failure, printed } = until_failure(|| Command::new(binary), &checks, Patience::Own)?;
    let outcome = match failure {
        None => AttemptOutcome::Solved(checks.len()),
        Some((passed, outcome)) => AttemptOutcome::Failed(FirstFailure {
            check: checks[passed].clone(),
            passed,
            waiting: checks.len() - passed - 1,
            outcome,
        }),
    };
    Ok((outcome, printed))
}

/// The errors in the answer; if it has none, those in its checks; and if they
/// have none either, those that are in the way.
fn errors(course: &Course, entry: CourseEntry, compiled: &Compiled) -> anyhow::Result<Errors> {
    let answer = course.shown(&entry.answer());
    let checks = course.shown(&entry.checks());
    let has_error_in = |file: &String| {
        compiled
            .errors()
            .any(|error| file_of(error).as_ref() == Some(file))
    };
    let (file, place) = if has_error_in(&answer) {
        (answer, ErrorsIn::Answer)
    } else if has_error_in(&checks) {
        (checks, ErrorsIn::Checks)
    } else {
        let file = compiled.errors().find_map(file_of).unwrap_or_default();
        (file.clone(), ErrorsIn::Other(file))
    };
    let answers = course.shown(&entry.package.path.join("src"));
    let mut missing = Vec::new();
    if file.starts_with(&answers) {
        let here = compiled
            .errors()
            .filter(|error| file_of(error).as_ref() == Some(&file));
        missing.extend(here.filter_map(|error| cargo::missing_name(&error.message)));
        missing.sort();
        missing.dedup();
    }
    let sources = imports::sources(entry, &missing)?;
    Ok(Errors {
        text: texts(compiled.errors(), &file),
        sources,
        place,
    })
}

/// The file that a message is about, from the top of the checkout on.
fn file_of(message: &CompilerMessage) -> Option<String> {
    cargo::file(&message.message)
}

/// What is said about a file.
fn texts<'a>(said: impl Iterator<Item = &'a CompilerMessage>, file: &str) -> String {
    let about = said.filter(|said| file_of(said).as_deref() == Some(file));
    let mut texts: Vec<_> = about
        .map(|said| cargo::rendered(&said.message).trim_end())
        .collect();
    texts.dedup();
    texts.join("\n\n")
}
