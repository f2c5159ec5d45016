//! Verification of the book's exercises, for authors.
//!
//! Each exercise has a contract: its files are complete; its starter compiles without a
//! warning and fails; its solution passes; and each impostor is caught by the check
//! that it names, with a message that names the mistake.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

pub mod answer_workspace;
pub mod answers;
mod completeness;
pub mod solution_function;
mod trial;

use std::collections::HashSet;
use std::fmt;

use anyhow::Result;
use othellier_learner::check_runner::list_checks;
use othellier_project::cargo::{self, Compilation};
use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::files::read;
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_project::starter::{is_same_text, is_unwritten};

use answer_workspace::{AnswerWorkspace, ChapterAnswers, package_and_module};
use answers::{BookAnswer, Role};
use completeness::{field_complaints, file_complaints, hint_complaints};
use trial::{Trial, Verdict};

/// The number of impostors that an exercise needs.
const MIN_IMPOSTORS: usize = 3;

/// The result of the verification.
#[derive(Debug, Default)]
pub struct ContractReport {
    /// A line for each impostor with the check that caught it, in the order of the
    /// exercises.
    pub caught: Vec<String>,
    /// The breaches of the contract.
    pub complaints: Vec<String>,
}

/// The part of the contract to verify.
#[derive(Debug, Clone, Copy)]
pub struct Scope {
    /// True if the files for the answers must still be the starters. A learner's
    /// checkout may have answers in them.
    pub answers_untouched: bool,
    /// Selects the answers to try by their roles.
    pub includes: fn(&Role) -> bool,
}

impl Scope {
    /// Returns the scope with all answers. If the environment variable `CI` is set, it
    /// has the learner's files too.
    pub fn everything() -> Scope {
        Scope {
            answers_untouched: std::env::var_os("CI").is_some(),
            includes: |_| true,
        }
    }
}

impl fmt::Display for ContractReport {
    /// Writes a line for each caught impostor and each complaint.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for line in self.caught.iter().chain(&self.complaints) {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// Verifies all exercises of the repository. What is compiled is kept in the workspace
/// for the next time.
///
/// # Errors
///
/// Returns an error if a file can't be read or written, or cargo fails for another reason than the
/// code.
pub fn verify(
    repository: &Repository,
    workspace: AnswerWorkspace,
    scope: Scope,
) -> Result<ContractReport> {
    let packages = catalog::packages(repository)?;
    let mut report = ContractReport::default();
    for package in &packages {
        report
            .complaints
            .extend(field_complaints(&repository.book(), package));
        report.complaints.extend(hint_complaints(package));
        report
            .complaints
            .extend(file_complaints(package, repository.root())?);
    }
    if !report.complaints.is_empty() {
        // Answers can be compiled only if all files are there.
        return Ok(report);
    }
    let mut report = verify_packages(repository, &packages, workspace, scope)?;
    for package in &packages {
        for exercise in &package.exercises {
            let count = answers::impostors(package, exercise)?.len();
            if count < MIN_IMPOSTORS {
                report.complaints.push(format!(
                    "{}: needs {MIN_IMPOSTORS} impostors or more, and has {count}",
                    exercise.id
                ));
            }
        }
    }
    Ok(report)
}

/// Verifies the answers of these packages, but not their completeness.
///
/// # Errors
///
/// Returns an error if a file can't be read or written, or cargo fails for another reason than the
/// code.
pub fn verify_packages(
    repository: &Repository,
    packages: &[Package],
    workspace: AnswerWorkspace,
    scope: Scope,
) -> Result<ContractReport> {
    let mut report = ContractReport::default();
    let mut chapters = Vec::new();
    for package in packages {
        for exercise in &package.exercises {
            report.check_starter(package, exercise, scope)?;
        }
        chapters.push(chapter_answers(package)?);
    }
    workspace.write(repository.root(), &chapters)?;
    let compilation = workspace.build()?;
    report
        .complaints
        .extend(compiler_complaints(&chapters, &compilation));
    if (scope.includes)(&Role::Solution) {
        report
            .complaints
            .extend(compiler_complaints(&chapters, &workspace.clippy()?));
    }
    report.try_answers(&chapters, &compilation, scope)?;
    Ok(report)
}

/// Reads all answers of a package. They're compiled together, whichever of them are
/// tried, so that a test for each role compiles nothing again.
fn chapter_answers(package: &Package) -> Result<ChapterAnswers<'_>> {
    let mut answers = Vec::new();
    for exercise in &package.exercises {
        answers.push(answers::starter(package, exercise)?);
        answers.push(answers::solution(package, exercise)?);
        answers.extend(answers::impostors(package, exercise)?);
    }
    Ok(ChapterAnswers {
        name: format!("{}-answers", package.name),
        package,
        answers,
    })
}

impl ContractReport {
    /// Checks the text of a starter and, if the scope has it, that the learner's file
    /// is the same.
    fn check_starter(
        &mut self,
        package: &Package,
        exercise: &Exercise,
        scope: Scope,
    ) -> Result<()> {
        let starter = answers::starter(package, exercise)?;
        let name = starter.name();
        if !is_unwritten(&starter.text) {
            self.complaints.push(format!(
                "{name}: is written already; a function must be all `todo!`"
            ));
        }
        if catalog::task(&starter.text).is_none() {
            self.complaints
                .push(format!("{name}: must begin with the task, in `//!` lines"));
        }
        if scope.answers_untouched {
            let answer = read(&package.answer_path(exercise))?;
            if !is_same_text(&answer, &starter.text) {
                let id = &exercise.id;
                self.complaints.push(format!(
                    "{name}: src/{id}.rs and starters/{id}.rs must be the same"
                ));
            }
        }
        Ok(())
    }

    /// Runs the checks on all answers that are in scope.
    fn try_answers(
        &mut self,
        chapters: &[ChapterAnswers],
        compilation: &Compilation,
        scope: Scope,
    ) -> Result<()> {
        let mut trials = Vec::new();
        for chapter in chapters {
            // If there's no program, there are complaints about compiler errors.
            let Some(program) = chapter.program(compilation) else {
                continue;
            };
            let checks = list_checks(&program)?;
            for answer in &chapter.answers {
                if !(scope.includes)(&answer.role) {
                    continue;
                }
                let trial = Trial::new(chapter.package, answer, &program)?;
                match trial.hidden_checks_complaint(&checks) {
                    Some(complaint) => self.complaints.push(complaint),
                    None => trials.push(trial),
                }
            }
        }
        // Trials mostly wait for processes, so there are more of them than cores.
        for verdict in parallel::map(&trials, 2 * parallel::cores(), Trial::run) {
            match verdict? {
                Verdict::AsExpected => {}
                Verdict::Caught(line) => self.caught.push(line),
                Verdict::Complaint(complaint) => self.complaints.push(complaint),
            }
        }
        let mut seen = HashSet::new();
        self.complaints
            .retain(|complaint| seen.insert(complaint.clone()));
        Ok(())
    }
}

/// Returns a complaint for each message of the compiler, sorted by answer, because cargo
/// compiles packages in parallel.
fn compiler_complaints(chapters: &[ChapterAnswers], compilation: &Compilation) -> Vec<String> {
    let mut messages: Vec<_> = compilation
        .messages
        .iter()
        .filter_map(|message| Some((package_and_module(message)?, &message.message)))
        .collect();
    messages.sort_by(|(a, _), (b, _)| a.cmp(b));
    messages
        .into_iter()
        .map(|((package, module), message)| {
            let name = chapters
                .iter()
                .filter(|chapter| chapter.name == package)
                .flat_map(|chapter| &chapter.answers)
                .find(|answer| answer.module() == module)
                .map_or(package, BookAnswer::name);
            format!("{name}: the compiler says\n{}", cargo::rendered(message))
        })
        .collect()
}
