//! Trying answers: whether a starter fails, a solution passes, and an impostor
//! is caught by the check that it names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;
use othellier_learner::run::{CheckOutcome, Patience, until_failure};
use othellier_project::catalog::{Exercise, Package, checks_in_order};
use othellier_project::files::read;

use crate::answers::{BookAnswer, Role};
use crate::scratch::ANSWER;
use impostor_files::Impostor;

/// A check takes milliseconds, and a loop that never ends takes all the time it
/// gets.
const PATIENCE: Patience = Patience::AtMost(Duration::from_secs(4));

/// A solution does end, but on a busy machine it may take a while.
const AT_LEISURE: Patience = Patience::AtMost(Duration::from_secs(60));

/// An answer and what is needed to try it.
pub(super) struct Trial<'a> {
    answer: &'a BookAnswer<'a>,
    program: PathBuf,
    /// The names of the checks, in order.
    checks: Vec<String>,
}

/// For an impostor, a line about what caught it, or what is wrong.
type Judged = Result<Option<String>, String>;

impl Trial<'_> {
    pub(super) fn of<'a>(
        package: &Package,
        answer: &'a BookAnswer,
        program: &Path,
    ) -> Result<Trial<'a>> {
        let checks = checks_in_order(&read(&package.checks(answer.exercise))?)?;
        Ok(Trial {
            answer,
            program: program.to_owned(),
            checks,
        })
    }

    /// Judges the answer. On a busy machine a check may take longer than an
    /// impostor is given, so a complaint counts when there's time, too.
    pub(super) fn judge(&self) -> Result<Judged> {
        let must_fail = !matches!(self.answer.role, Role::Solution);
        if must_fail && let Ok(caught) = self.judge_within(PATIENCE)? {
            return Ok(Ok(caught));
        }
        self.judge_within(AT_LEISURE)
    }

    fn judge_within(&self, patience: Patience) -> Result<Judged> {
        let program = || {
            let mut program = Command::new(&self.program);
            program.env(ANSWER, self.answer.module());
            program
        };
        let failure = until_failure(program, &self.paths(), patience)?.failure;
        let failure = failure.map(|(place, outcome)| (&*self.checks[place], message(&outcome)));
        Ok(self.verdict(failure))
    }

    /// Where the program has the checks.
    fn paths(&self) -> Vec<String> {
        let exercise = &self.answer.exercise.id;
        let checks = self.checks.iter();
        checks.map(|check| format!("{exercise}::{check}")).collect()
    }

    /// A check that's in the program but not in the file, or the other way
    /// around: a macro or a condition is at work, and we can't know the order.
    pub(super) fn hidden_checks(&self, listed: &[String]) -> Option<String> {
        let exercise = &self.answer.exercise.id;
        let module = format!("{exercise}::");
        let listed = listed.iter().cloned();
        let listed: BTreeSet<_> = listed.filter(|name| name.starts_with(&module)).collect();
        let shown = self.paths().into_iter().collect();
        let hidden = listed.symmetric_difference(&shown);
        let hidden: Vec<_> = hidden
            .filter_map(|name| name.strip_prefix(&module))
            .collect();
        (!hidden.is_empty())
            .then(|| format!("{exercise}: some checks aren't a plain `fn`: {hidden:?}"))
    }

    /// Whether the first check that fails, if any, is the one that is due, and says
    /// what is due.
    fn verdict(&self, failure: Option<(&str, String)>) -> Judged {
        let complaint = match (&self.answer.role, failure) {
            (Role::Starter, Some(_)) | (Role::Solution, None) => return Ok(None),
            (Role::Starter, None) => "passes: nothing is left to do".to_owned(),
            (Role::Solution, Some((check, message))) => format!("fails {check}:\n{message}"),
            (Role::Impostor(_), None) => "no check catches it".to_owned(),
            (
                Role::Impostor(Impostor {
                    name,
                    caught_by,
                    mistake,
                    ..
                }),
                Some((check, message)),
            ) => {
                if check != caught_by {
                    format!("{check} catches it first, not {caught_by}:\n{message}")
                } else if !message.contains(mistake) {
                    format!(
                        "the message doesn't say {mistake:?}; a `.mistake` of the \
                         task would, if none before it fits:\n{message}"
                    )
                } else {
                    let Exercise { number, id, .. } = self.answer.exercise;
                    return Ok(Some(format!("{number:5}{id:16} {name:40} {caught_by}")));
                }
            }
        };
        Err(format!("{}: {complaint}", self.answer.name()))
    }
}

fn message(outcome: &CheckOutcome) -> String {
    match outcome {
        CheckOutcome::Passed => "it passed".to_owned(),
        CheckOutcome::Failed(failure) => failure.to_string(),
        CheckOutcome::Unreported(said) => said.errors.clone(),
        CheckOutcome::Crashed(crash) => crash.said.clone(),
        CheckOutcome::Endless(_) => "it didn't finish in time".to_owned(),
    }
}
