//! Trying an answer: a starter must fail, a solution must pass, and an impostor must
//! be caught by the check that it names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;
use impostor_files::Impostor;
use othellier_learner::check_runner::{CheckOutcome, TimeLimit, run_until_failure};
use othellier_project::catalog::{Package, check_names};
use othellier_project::files::read;

use crate::answer_workspace::ANSWER_VARIABLE;
use crate::answers::{BookAnswer, Role};

/// The time limit for a check that should fail. Checks take milliseconds, and an
/// endless loop takes all the time it gets.
const SHORT_TIME_LIMIT: TimeLimit = TimeLimit::Total(Duration::from_secs(4));

/// The time limit for a check that should pass, for a busy machine.
const LONG_TIME_LIMIT: TimeLimit = TimeLimit::Total(Duration::from_secs(60));

/// An answer with what is needed to try it.
pub(super) struct Trial<'a> {
    answer: &'a BookAnswer<'a>,
    program: PathBuf,
    /// The names of the checks, in order.
    checks: Vec<String>,
}

/// The result of a trial.
pub(super) enum Verdict {
    /// A starter failed or a solution passed.
    AsExpected,
    /// An impostor was caught. The line names it and the check.
    Caught(String),
    /// The answer breaks the contract.
    Complaint(String),
}

impl Trial<'_> {
    pub(super) fn new<'a>(
        package: &Package,
        answer: &'a BookAnswer,
        program: &Path,
    ) -> Result<Trial<'a>> {
        Ok(Trial {
            answer,
            program: program.to_owned(),
            checks: check_names(&read(&package.checks_path(answer.exercise))?)?,
        })
    }

    /// Runs the checks. If the short time limit leads to a complaint, because a check
    /// took long on a busy machine, they run again with the long one.
    pub(super) fn run(&self) -> Result<Verdict> {
        let should_fail = self.answer.role != Role::Solution;
        if should_fail {
            let verdict = self.run_within(SHORT_TIME_LIMIT)?;
            if !matches!(verdict, Verdict::Complaint(_)) {
                return Ok(verdict);
            }
        }
        self.run_within(LONG_TIME_LIMIT)
    }

    fn run_within(&self, time_limit: TimeLimit) -> Result<Verdict> {
        let command = || {
            let mut command = Command::new(&self.program);
            command.env(ANSWER_VARIABLE, self.answer.module());
            command
        };
        let failure = run_until_failure(command, &self.check_paths(), time_limit)?.failure;
        let failure =
            failure.map(|(index, outcome)| (&*self.checks[index], failure_message(&outcome)));
        Ok(self.verdict(failure))
    }

    /// Returns the paths of the checks in the test program.
    fn check_paths(&self) -> Vec<String> {
        let exercise = &self.answer.exercise.id;
        self.checks
            .iter()
            .map(|check| format!("{exercise}::{check}"))
            .collect()
    }

    /// Returns a complaint if the exercise's checks in the program aren't those in the
    /// file: then a macro or a `cfg` is used, and their order isn't known.
    pub(super) fn hidden_checks_complaint(&self, program_checks: &[String]) -> Option<String> {
        let exercise = &self.answer.exercise.id;
        let module = format!("{exercise}::");
        let in_program: BTreeSet<_> = program_checks
            .iter()
            .filter(|path| path.starts_with(&module))
            .cloned()
            .collect();
        let in_file: BTreeSet<_> = self.check_paths().into_iter().collect();
        let hidden: Vec<_> = in_program
            .symmetric_difference(&in_file)
            .filter_map(|path| path.strip_prefix(&module))
            .collect();
        (!hidden.is_empty())
            .then(|| format!("{exercise}: some checks aren't a plain `fn`: {hidden:?}"))
    }

    /// Compares the first check that failed, if any, and its message with what the role
    /// demands.
    fn verdict(&self, failure: Option<(&str, String)>) -> Verdict {
        let complaint = match (&self.answer.role, failure) {
            (Role::Starter, Some(_)) | (Role::Solution, None) => return Verdict::AsExpected,
            (Role::Starter, None) => "passes: nothing is left to do".to_owned(),
            (Role::Solution, Some((check, message))) => format!("fails {check}:\n{message}"),
            (Role::Impostor(_), None) => "no check catches it".to_owned(),
            (Role::Impostor(impostor), Some((check, message))) => {
                let Impostor {
                    name,
                    caught_by,
                    mistake,
                    ..
                } = impostor;
                if check != caught_by {
                    format!("{check} catches it first, not {caught_by}:\n{message}")
                } else if !message.contains(mistake) {
                    format!(
                        "the message doesn't say {mistake:?}; a `.mistake` of the \
                         task would, if none before it fits:\n{message}"
                    )
                } else {
                    let exercise = self.answer.exercise;
                    return Verdict::Caught(format!(
                        "{:5}{:16} {name:40} {caught_by}",
                        exercise.number, exercise.id
                    ));
                }
            }
        };
        Verdict::Complaint(format!("{}: {complaint}", self.answer.name()))
    }
}

fn failure_message(outcome: &CheckOutcome) -> String {
    match outcome {
        CheckOutcome::Passed => "it passed".to_owned(),
        CheckOutcome::Failed(failure) => failure.to_string(),
        CheckOutcome::FailedWithoutReport(output) => output.stderr.clone(),
        CheckOutcome::Crashed(crash) => crash.stderr.clone(),
        CheckOutcome::TimedOut(_) => "it didn't finish in time".to_owned(),
    }
}
