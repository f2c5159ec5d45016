//! For the book's authors. Every exercise keeps a contract: its files are complete,
//! its starter compiles without a warning and fails, its solution passes, and each
//! impostor is caught by the check that it names, with a message that names the
//! mistake.

pub mod answers;
mod completeness;
pub mod scratch;
mod trial;

use std::collections::HashSet;
use std::fmt;

use anyhow::Result;
use othellier_learner::run::list;
use othellier_project::cargo::{self, Compiled};
use othellier_project::catalog::{self, Package};
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_project::starter::is_unwritten;

use answers::{BookAnswer, Role};
use completeness::{empty_fields, stray_files};
use scratch::{ChapterAnswers, Scratch, place_of};
use trial::Trial;

/// An exercise has at least this many impostors.
const FEWEST_IMPOSTORS: usize = 3;

/// How the contract held up.
#[derive(Debug, Default)]
pub struct ContractReport {
    /// Which check caught which impostor, in the order of the exercises: the rows of a
    /// table.
    pub caught: Vec<String>,
    /// The starters that were not tried: someone is at work on them.
    pub left_out: Vec<String>,
    /// Where the contract is broken.
    pub complaints: Vec<String>,
}

/// Which starters are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Starters {
    /// All of them. A starter that's already written breaks the contract.
    Pristine,
    /// Those that nobody has started: a learner who solves an exercise in place
    /// doesn't break anything.
    Untouched,
}

impl Starters {
    /// All of them where a change is judged before it goes in (the variable
    /// `CI` says so); elsewhere, the untouched ones.
    pub fn due() -> Starters {
        match std::env::var_os("CI") {
            Some(_) => Starters::Pristine,
            None => Starters::Untouched,
        }
    }
}

/// What is tried.
#[derive(Debug, Clone, Copy)]
pub struct Scope {
    /// Which starters.
    pub starters: Starters,
    /// Whether an answer of this role is tried.
    pub tries: fn(&Role) -> bool,
}

impl Scope {
    /// Everything.
    pub fn everything() -> Scope {
        Scope {
            starters: Starters::due(),
            tries: |_| true,
        }
    }
}

impl fmt::Display for ContractReport {
    /// A table of what caught whom, what was left out, and the complaints.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut lines = [&self.caught, &self.left_out, &self.complaints]
            .into_iter()
            .flatten();
        lines.try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Holds all exercises of the repository to the contract. What is compiled is kept
/// for the next time. Fails when the contract can't be tried: a file or a tool is
/// missing.
pub fn verify(repository: &Repository, scratch: Scratch, scope: Scope) -> Result<ContractReport> {
    let packages = catalog::packages(repository)?;
    let mut report = ContractReport::default();
    for package in &packages {
        report
            .complaints
            .extend(empty_fields(&repository.book(), package));
        report
            .complaints
            .extend(stray_files(package, repository.root())?);
    }
    if !report.complaints.is_empty() {
        return Ok(report); // nothing else can be tried before
    }
    let mut report = verify_packages(repository, &packages, scratch, scope)?;
    for package in &packages {
        for exercise in &package.exercises {
            let count = answers::impostors(package, exercise)?.len();
            if count < FEWEST_IMPOSTORS {
                report.complaints.push(format!(
                    "{}: needs {FEWEST_IMPOSTORS} impostors or more, and has {count}",
                    exercise.id
                ));
            }
        }
    }
    Ok(report)
}

/// The same for these packages, whatever checks they have. Fails when the contract
/// can't be tried.
pub fn verify_packages(
    repository: &Repository,
    packages: &[Package],
    scratch: Scratch,
    scope: Scope,
) -> Result<ContractReport> {
    let mut report = ContractReport::default();
    let chapters = packages
        .iter()
        .map(|package| report.answers(package, scope));
    let chapters = chapters.collect::<Result<Vec<_>>>()?;
    let compiled = report.compile(repository, scratch, scope, &chapters)?;
    report.judge_all(&chapters, &compiled, scope)?;
    Ok(report)
}

impl ContractReport {
    /// The answers of a package. Whichever are tried, all are compiled, so that it's
    /// done once.
    fn answers<'a>(&mut self, package: &'a Package, scope: Scope) -> Result<ChapterAnswers<'a>> {
        let mut all = Vec::new();
        for exercise in &package.exercises {
            all.extend(self.untouched(answers::starter(package, exercise)?, scope.starters));
            all.push(answers::solution(package, exercise)?);
            all.extend(answers::impostors(package, exercise)?);
        }
        Ok(ChapterAnswers {
            name: format!("{}-answers", package.name),
            package,
            answers: all,
        })
    }

    /// The starter, unless it is written already.
    fn untouched<'a>(
        &mut self,
        starter: BookAnswer<'a>,
        starters: Starters,
    ) -> Option<BookAnswer<'a>> {
        let name = starter.name();
        if !is_unwritten(&starter.text) {
            match starters {
                Starters::Pristine => self.complaints.push(format!(
                    "{name}: is written already; a function must be all `todo!`"
                )),
                Starters::Untouched => self
                    .left_out
                    .push(format!("{name}: is being worked on, so it wasn't tried")),
            }
            return None;
        }
        if catalog::task(&starter.text).is_none() {
            self.complaints
                .push(format!("{name}: must begin with the task, in `//!` lines"));
        }
        Some(starter)
    }

    /// Compiles all answers, and lints the solutions if they are tried.
    fn compile(
        &mut self,
        repository: &Repository,
        scratch: Scratch,
        scope: Scope,
        chapters: &[ChapterAnswers],
    ) -> Result<Compiled> {
        scratch.write(repository.root(), chapters)?;
        let compiled = scratch.build()?;
        self.complaints.extend(diagnosed(chapters, &compiled));
        if (scope.tries)(&Role::Solution) {
            self.complaints
                .extend(diagnosed(chapters, &scratch.clippy()?));
        }
        Ok(compiled)
    }

    fn judge_all(
        &mut self,
        chapters: &[ChapterAnswers],
        compiled: &Compiled,
        scope: Scope,
    ) -> Result<()> {
        let mut trials = Vec::new();
        for chapter in chapters {
            // If there's no program, the compiler has said why.
            let Some(program) = chapter.program(compiled) else {
                continue;
            };
            let listed = list(&program)?;
            for answer in chapter
                .answers
                .iter()
                .filter(|answer| (scope.tries)(&answer.role))
            {
                let trial = Trial::of(chapter.package, answer, &program)?;
                match trial.hidden_checks(&listed) {
                    Some(complaint) => self.complaints.push(complaint),
                    None => trials.push(trial),
                }
            }
        }
        // A trial mostly waits for a process, so there may be more of them.
        for judged in parallel::map(&trials, 2 * parallel::cores(), Trial::judge) {
            match judged? {
                Ok(caught) => self.caught.extend(caught),
                Err(complaint) => self.complaints.push(complaint),
            }
        }
        let mut seen = HashSet::new();
        self.complaints.retain(|said| seen.insert(said.clone()));
        Ok(())
    }
}

/// What the compiler said, each with the answer it was said about. Cargo compiles
/// several packages at a time, and which one speaks first is chance.
fn diagnosed(chapters: &[ChapterAnswers], compiled: &Compiled) -> Vec<String> {
    let said = compiled.messages.iter();
    let said = said.filter_map(|message| Some((place_of(message)?, &message.message)));
    let mut said: Vec<_> = said.collect();
    said.sort_by(|((one, _), _), ((other, _), _)| one.cmp(other));
    let complaint = said.into_iter().map(|((package, module), message)| {
        let chapter = chapters.iter().find(|chapter| chapter.name == package);
        let mut answers = chapter.into_iter().flat_map(|chapter| &chapter.answers);
        let answer = answers.find(|answer| answer.module() == module);
        let name = answer.map_or(package, BookAnswer::name);
        format!("{name}: the compiler says\n{}", cargo::rendered(message))
    });
    complaint.collect()
}
