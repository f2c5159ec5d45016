//! Trying answers: whether a starter fails, a solution passes, and an impostor
//! is caught by the check that it names.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use super::run::{Patience, Verdict, list, until_failure};
use super::scratch::Answers;
use super::variants::{Role, Variant};
use impostor_files::Impostor;
use othellier_project::catalog::{Number, checks_in_order};
use othellier_project::files::read;

/// A check takes milliseconds, and a loop that never ends takes all the time it
/// gets.
const PATIENCE: Patience = Patience::AtMost(Duration::from_secs(4));

/// A solution does end, but on a busy machine it may take a while.
const AT_LEISURE: Patience = Patience::AtMost(Duration::from_secs(60));

/// An impostor, and the check that caught it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Caught {
    /// The number of the exercise.
    pub number: Number,
    /// The name of its files.
    pub exercise: String,
    /// The impostor.
    pub impostor: String,
    /// The check.
    pub check: String,
}

/// An answer and what is needed to try it.
pub(super) struct Trial<'a> {
    variant: &'a Variant<'a>,
    program: &'a Path,
    /// The names of the checks, in order.
    checks: Vec<String>,
}

pub(super) type Judged = Result<Option<Caught>, String>;

/// The trials of a chapter's answers. An answer that can't be tried gets a
/// complaint.
pub(super) fn trials<'a>(
    answers: &'a Answers,
    program: &'a Path,
) -> anyhow::Result<Vec<Result<Trial<'a>, String>>> {
    let listed = list(program)?;
    let variants = answers.variants.iter();
    variants
        .map(|variant| {
            let checks = read(&answers.package.checks(variant.exercise))?;
            let checks = checks_in_order(&checks)?;
            let trial = Trial { variant, program, checks };
            Ok(match trial.hidden_checks(&listed) {
                Some(complaint) => Err(complaint),
                None => Ok(trial),
            })
        })
        .collect()
}

impl Trial<'_> {
    /// Judges the answer. On a busy machine a check may take longer than an
    /// impostor is given, so a complaint counts when there's time, too.
    pub(super) fn judge(&self) -> anyhow::Result<Judged> {
        let must_fail = !matches!(self.variant.role, Role::Solution);
        if must_fail && let Ok(caught) = self.judge_within(PATIENCE)? {
            return Ok(Ok(caught));
        }
        self.judge_within(AT_LEISURE)
    }

    fn judge_within(&self, patience: Patience) -> anyhow::Result<Judged> {
        let ran = until_failure(self.program, &self.paths(), patience)?;
        let failure = ran.failure;
        let failure = failure.map(|(place, verdict)| (&*self.checks[place], verdict));
        Ok(self.variant.verdict(failure))
    }

    /// Where the program has the checks of this answer.
    fn paths(&self) -> Vec<String> {
        let module = self.variant.module();
        let checks = self.checks.iter();
        checks.map(|check| format!("{module}::{check}")).collect()
    }

    /// A check that's in the program but not in the file, or the other way
    /// around: a macro or a condition is at work, and we can't know the order.
    fn hidden_checks(&self, listed: &[String]) -> Option<String> {
        let module = format!("{}::", self.variant.module());
        let listed = listed.iter().cloned();
        let listed: BTreeSet<_> = listed.filter(|name| name.starts_with(&module)).collect();
        let shown = self.paths().into_iter().collect();
        let hidden = listed.symmetric_difference(&shown);
        let hidden: Vec<_> = hidden.filter_map(|name| name.strip_prefix(&module)).collect();
        (!hidden.is_empty()).then(|| {
            let exercise = &self.variant.exercise.id;
            format!("{exercise}: some checks aren't a plain `fn`: {hidden:?}")
        })
    }
}

impl Variant<'_> {
    /// Whether the first failure, if any, is the one that is due.
    fn verdict(&self, failure: Option<(&str, Verdict)>) -> Judged {
        let complaint = match (&self.role, failure) {
            (Role::Starter, Some(_)) | (Role::Solution, None) => {
                return Ok(None);
            }
            (Role::Starter, None) => "passes: nothing is left to do".to_owned(),
            (Role::Solution, Some((check, verdict))) => {
                format!("fails {check}:\n{}", verdict.message())
            }
            (Role::Impostor(_), None) => "no check catches it".to_owned(),
            (Role::Impostor(impostor), Some((check, verdict))) => {
                match complaint(impostor, check, &verdict) {
                    Some(complaint) => complaint,
                    None => return Ok(Some(self.caught(impostor))),
                }
            }
        };
        Err(format!("{}: {complaint}", self.name()))
    }

    fn caught(&self, impostor: &Impostor) -> Caught {
        Caught {
            number: self.exercise.number,
            exercise: self.exercise.id.clone(),
            impostor: impostor.name.clone(),
            check: impostor.caught_by.clone(),
        }
    }
}

impl Verdict {
    fn message(&self) -> String {
        match self {
            Verdict::Passed => "it passed".to_owned(),
            Verdict::Failed(failure) => failure.to_string(),
            Verdict::Unreported(said) => said.clone(),
            Verdict::Crashed(crash) => crash.said.clone(),
            Verdict::Endless(_) => "it didn't finish in time".to_owned(),
        }
    }
}

/// What is wrong with how this impostor was caught.
fn complaint(impostor: &Impostor, check: &str, verdict: &Verdict) -> Option<String> {
    let (due, message) = (&impostor.caught_by, verdict.message());
    if check != due {
        return Some(format!("{check} catches it first, not {due}:\n{message}"));
    }
    let mistake = impostor.mistake.words();
    (!message.contains(mistake)).then(|| {
        format!(
            "the message doesn't say {mistake:?}; a `.mistake` of the \
             task would, if none before it fits:\n{message}"
        )
    })
}
