//! Trying answers: they are compiled, and their checks run from easy to hard
//! until one fails.

use std::path::{Path, PathBuf};

use super::Style;
use super::compile::{Compiled, Diagnostic, compile};
use super::course::{Course, Entry};
use super::imports;
use crate::run::{CheckOutcome, Patience, Ran, until_failure};
use othellier_project::catalog::checks_in_order;
use othellier_project::files::read;
use othellier_project::forbidden::forbidden;

/// How an answer did.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    pub(super) entry: Entry<'a>,
    pub(super) outcome: AttemptOutcome,
    /// The test binary with its checks, if it compiles.
    pub(super) binary: Option<PathBuf>,
    /// What the answer printed, in one call.
    pub(super) printed: String,
    /// The compiler's warnings about the answer.
    pub(super) warnings: String,
}

#[derive(Debug)]
pub(super) enum AttemptOutcome {
    /// All of this many checks passed.
    Solved(usize),
    Failed(FailedCheck),
    /// The compiler's errors.
    NotCompiled(Errors),
}

/// The first check that failed.
#[derive(Debug)]
pub(super) struct FailedCheck {
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
    entries: &[Entry<'a>],
    style: Style,
) -> anyhow::Result<Vec<Attempt<'a>>> {
    let compile = || compile(course.root(), entries, style);
    let compiled = style.while_doing("Compiling", compile)?;
    let run = || {
        let tried = entries.iter();
        tried.map(|&entry| judge(course, entry, &compiled)).collect()
    };
    style.while_doing("Running the checks", run)
}

fn judge<'a>(
    course: &Course,
    entry: Entry<'a>,
    compiled: &Compiled,
) -> anyhow::Result<Attempt<'a>> {
    let answer = course.shown(&entry.answer());
    let not_compiled = |errors| (AttemptOutcome::NotCompiled(errors), String::new());
    let (outcome, printed) = match compiled.binaries.get(&entry.exercise.id) {
        Some(binary) => match forbidden(&read(&entry.answer())?, &entry.exercise.forbidden) {
            Some(text) => {
                not_compiled(Errors { text, sources: Vec::new(), place: ErrorsIn::Forbidden })
            }
            None => run(entry, binary)?,
        },
        None => not_compiled(errors(course, entry, compiled)?),
    };
    let warnings = compiled.said_about(false, |file| file == answer);
    Ok(Attempt {
        entry,
        outcome,
        binary: compiled.binaries.get(&entry.exercise.id).cloned(),
        printed,
        warnings,
    })
}

/// Runs the checks. Returns how it went, and what the answer printed.
fn run(entry: Entry, binary: &Path) -> anyhow::Result<(AttemptOutcome, String)> {
    let checks = checks_in_order(&read(&entry.checks())?)?;
    let Ran { failure, printed } = until_failure(binary, &checks, Patience::Own)?;
    let outcome = match failure {
        None => AttemptOutcome::Solved(checks.len()),
        Some((passed, outcome)) => AttemptOutcome::Failed(FailedCheck {
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
fn errors(course: &Course, entry: Entry, compiled: &Compiled) -> anyhow::Result<Errors> {
    let answer = course.shown(&entry.answer());
    let checks = course.shown(&entry.checks());
    let (file, place) = if compiled.has_error_in(&answer) {
        (answer, ErrorsIn::Answer)
    } else if compiled.has_error_in(&checks) {
        (checks, ErrorsIn::Checks)
    } else {
        let file = compiled.first_error().unwrap_or_default().to_owned();
        (file.clone(), ErrorsIn::Other(file))
    };
    let answers = course.shown(&entry.package.path.join("src"));
    let missing =
        if file.starts_with(&answers) { compiled.missing_names(&file) } else { Vec::new() };
    let sources = imports::sources(entry, &missing)?;
    Ok(Errors { text: compiled.said_about(true, |said| said == file), sources, place })
}

impl Compiled {
    fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|said| said.is_error)
    }

    fn has_error_in(&self, file: &str) -> bool {
        self.errors().any(|said| said.file == file)
    }

    /// The file of the first error.
    fn first_error(&self) -> Option<&str> {
        self.errors().next().map(|said| &*said.file)
    }

    /// The names in a file that the compiler doesn't find, each once.
    fn missing_names(&self, file: &str) -> Vec<&str> {
        let here = self.errors().filter(|said| said.file == file);
        let names = here.filter_map(|said| said.missing.as_deref());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names.dedup();
        names
    }

    /// The errors, or the warnings, about some files.
    fn said_about(&self, errors: bool, is_meant: impl Fn(&str) -> bool) -> String {
        let said = self.diagnostics.iter();
        let mut texts: Vec<_> = said
            .filter(|said| said.is_error == errors && is_meant(&said.file))
            .map(|said| said.text.trim_end())
            .collect();
        texts.dedup();
        texts.join("\n\n")
    }
}
