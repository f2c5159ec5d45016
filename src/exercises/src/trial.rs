//! Trying answers: whether a starter fails, a solution passes, and an impostor
//! is caught by the check that it names.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use super::contract::Caught;
use super::run::{Patience, Verdict, list, until_failure};
use super::scratch::{Batch, Compiled};
use super::variants::{Impostor, Role, Variant};
use othellier_project::catalog::checks_in_order;
use othellier_project::files::read;

/// A solution ends, though on a busy machine it takes its time.
const FOR_SOLUTIONS: Patience = Patience::AtMost(Duration::from_secs(60));

/// An answer and what is needed to try it.
pub(super) struct Trial<'a> {
    variant: &'a Variant<'a>,
    checks: PathBuf,
    binary: PathBuf,
}

/// The answers that compiled. Of the others the compiler has spoken.
pub(super) fn trials<'a>(
    batches: &'a [Batch],
    compiled: &Compiled,
) -> Vec<Trial<'a>> {
    let with_binary = batches.iter().filter_map(|batch| {
        let binary = compiled.binaries.get(&batch.name)?;
        Some((batch, binary))
    });
    with_binary
        .flat_map(|(batch, binary)| {
            batch.variants.iter().map(|variant| Trial {
                variant,
                checks: batch.package.checks(variant.exercise),
                binary: binary.clone(),
            })
        })
        .collect()
}

pub(super) type Judged = Result<Option<Caught>, String>;

impl Trial<'_> {
    pub(super) fn judge(&self, patience: Patience) -> anyhow::Result<Judged> {
        let checks = checks_in_order(&read(&self.checks)?)?;
        let in_module = |name: &String| self.variant.in_module(name);
        let names: Vec<_> = checks.iter().map(in_module).collect();
        if let Some(complaint) = self.hidden_checks(&names)? {
            return Ok(Err(complaint));
        }
        let patience = match self.variant.role {
            Role::Solution => FOR_SOLUTIONS,
            Role::Starter | Role::Impostor(_) => patience,
        };
        let ran = until_failure(&self.binary, &names, patience)?;
        let failure = ran.failure;
        let failure =
            failure.map(|(place, verdict)| (&*checks[place], verdict));
        Ok(self.variant.verdict(failure))
    }

    /// A check that the binary has and the file does not show, or the other
    /// way round: a macro or a condition is at work, and the order is lost.
    fn hidden_checks(
        &self,
        names: &[String],
    ) -> anyhow::Result<Option<String>> {
        let module = self.variant.in_module("");
        let listed = list(&self.binary)?.into_iter();
        let listed: BTreeSet<_> =
            listed.filter(|name| name.starts_with(&module)).collect();
        let shown = names.iter().cloned().collect();
        let hidden: Vec<_> = listed.symmetric_difference(&shown).collect();
        Ok((!hidden.is_empty()).then(|| {
            let exercise = &self.variant.exercise.id;
            format!("{exercise}: its checks are no plain `fn`: {hidden:?}")
        }))
    }
}

impl Variant<'_> {
    /// The exercise and what this answer to it is.
    pub(super) fn name(&self) -> String {
        let exercise = &self.exercise.id;
        match &self.role {
            Role::Starter => format!("{exercise}, starter"),
            Role::Solution => format!("{exercise}, solution"),
            Role::Impostor(impostor) => {
                format!("{exercise}, impostor {}", impostor.name)
            }
        }
    }

    fn in_module(&self, check: &str) -> String {
        format!("{}::{check}", self.exercise.id)
    }

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
                match impostor.complaint(check, &verdict) {
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
            Verdict::Endless(_) => "it did not end in time".to_owned(),
        }
    }
}

impl Impostor {
    /// What is wrong with how this impostor was caught.
    fn complaint(&self, check: &str, verdict: &Verdict) -> Option<String> {
        let (due, message) = (&self.caught_by, verdict.message());
        if check != due {
            return Some(format!(
                "{check} catches it first, not {due}:\n{message}"
            ));
        }
        let mistake = &self.mistake;
        (!message.contains(mistake)).then(|| {
            format!(
                "the message does not say {mistake:?}; a `.mistake` of the \
                 task would, if none before it fits:\n{message}"
            )
        })
    }
}
