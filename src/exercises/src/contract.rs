//! The contract that every exercise keeps: its files are complete, its starter
//! compiles without a warning and fails, its solution passes, and each impostor
//! is caught by the check that it names, with a message that names the mistake.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, ensure};

use super::fields;
use super::run::Patience;
use super::scratch::{Batch, Compiled, Scratch, batches};
use super::trial::{Trial, trials};
use super::variants::{self, Role, Variant};
use othellier_project::catalog::{self, Number, Package};
use othellier_project::files::read;
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_project::starter::is_unwritten;

/// An exercise has at least so many impostors.
const FEWEST_IMPOSTORS: usize = 3;

/// A check takes milliseconds, and a loop that never ends takes all there is.
pub const PATIENCE: Patience = Patience::AtMost(Duration::from_secs(4));

/// What came of the contract.
#[derive(Debug, Default)]
pub struct Report {
    /// Which check caught which impostor, in the order of the exercises.
    pub caught: Vec<Caught>,
    /// The starters that were not tried: someone is at work on them.
    pub left_out: Vec<String>,
    /// Where the contract is broken.
    pub complaints: Vec<String>,
}

/// Which starters are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Starters {
    /// All of them, and whatever is written already is a broken contract.
    Pristine,
    /// Those that nobody has begun to write: a learner who solves an exercise
    /// where it stands breaks nothing.
    Untouched,
}

impl Starters {
    /// Where a change is judged before it goes in, which the variable `CI`
    /// tells, all of them; elsewhere those that are untouched.
    pub fn due() -> Starters {
        match std::env::var_os("CI") {
            Some(_) => Starters::Pristine,
            None => Starters::Untouched,
        }
    }
}

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

impl fmt::Display for Report {
    /// A table of who was caught by what, what was left out, and the
    /// complaints.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for caught in &self.caught {
            let Caught {
                number,
                exercise,
                impostor,
                check,
            } = caught;
            writeln!(f, "{number:5}{exercise:16} {impostor:40} {check}")?;
        }
        self.left_out.iter().try_for_each(|l| writeln!(f, "{l}"))?;
        self.complaints.iter().try_for_each(|c| writeln!(f, "{c}"))
    }
}

/// Holds all exercises of the repository to the contract. `folder` is for the
/// scratch workspace; what is compiled there is kept for the next time. A check
/// that does not end is stopped when the patience is over.
///
/// # Errors
///
/// When the contract cannot be tried: a file or a tool is missing.
pub fn verify(
    repository: &Repository,
    folder: &Path,
    patience: Patience,
    starters: Starters,
) -> anyhow::Result<Report> {
    let packages = catalog::packages(repository)?;
    let book = repository.book();
    let mut report = Report::default();
    for package in &packages {
        report.complaints.extend(fields::complaints(&book, package));
        report
            .complaints
            .extend(variants::stray_files(package, repository.root())?);
    }
    if !report.complaints.is_empty() {
        return Ok(report); // nothing else can be tried before
    }
    let mut batches = all_batches(&packages)?;
    report.sort_out_starters(&mut batches, starters)?;
    let scratch = Scratch::write(repository.root(), folder, &batches)?;
    report.complaints.extend(too_few_impostors(&packages)?);
    report.complaints.extend(unformatted(repository, &batches)?);
    report.judge_all(&batches, &scratch, patience)?;
    Ok(report)
}

fn all_batches(packages: &[Package]) -> anyhow::Result<Vec<Batch<'_>>> {
    let batches: Result<Vec<_>, _> = packages.iter().map(batches).collect();
    Ok(batches?.into_iter().flatten().collect())
}

fn too_few_impostors(packages: &[Package]) -> anyhow::Result<Vec<String>> {
    let mut complaints = Vec::new();
    for package in packages {
        for exercise in &package.exercises {
            let count = variants::impostors(package, exercise)?.len();
            if count < FEWEST_IMPOSTORS {
                complaints.push(format!(
                    "{}: has {count} of {FEWEST_IMPOSTORS} impostors, which \
                     are the fewest",
                    exercise.id
                ));
            }
        }
    }
    Ok(complaints)
}

/// The answers that rustfmt would write differently. Cargo formats starters
/// and checks, but does not know of solutions and impostors.
fn unformatted(
    repository: &Repository,
    batches: &[Batch],
) -> anyhow::Result<Vec<String>> {
    let variants = batches.iter().flat_map(|batch| &batch.variants);
    let output = Command::new("rustfmt")
        .args(["--check", "-l", "--edition=2024"])
        .args(variants.map(|variant| &variant.file))
        .output()
        .context("rustfmt: `rustup component add rustfmt` installs it")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(said.is_empty(), "rustfmt: {said}");
    let files = String::from_utf8_lossy(&output.stdout).into_owned();
    let relative = |file: &str| {
        let file = PathBuf::from(file);
        let inside = file.strip_prefix(repository.root()).unwrap_or(&file);
        format!("{}: is not formatted by rustfmt", inside.display())
    };
    Ok(files.lines().map(relative).collect())
}

impl Report {
    /// Takes the starters that are written already out of their batches.
    fn sort_out_starters(
        &mut self,
        batches: &mut [Batch],
        starters: Starters,
    ) -> anyhow::Result<()> {
        let starting = batches.iter_mut().filter(|b| b.holds(&Role::Starter));
        for batch in starting {
            for variant in std::mem::take(&mut batch.variants) {
                if is_unwritten(&read(&variant.file)?) {
                    self.ask_for_task(batch.package, &variant)?;
                    batch.variants.push(variant);
                } else {
                    self.leave_out(&variant, starters);
                }
            }
        }
        Ok(())
    }

    fn ask_for_task(
        &mut self,
        package: &Package,
        starter: &Variant,
    ) -> anyhow::Result<()> {
        if package.task(starter.exercise)?.is_none() {
            let name = starter.name();
            self.complaints.push(format!(
                "{name}: must begin with the task, in `//!` lines"
            ));
        }
        Ok(())
    }

    fn leave_out(&mut self, starter: &Variant, starters: Starters) {
        let name = starter.name();
        match starters {
            Starters::Pristine => self.complaints.push(format!(
                "{name}: is written already; a function must be all `todo!`"
            )),
            Starters::Untouched => self.left_out.push(format!(
                "{name}: is being worked on, so it was not tried"
            )),
        }
    }

    /// Compiles all answers and lints the solutions.
    fn compile(
        &mut self,
        batches: &[Batch],
        scratch: &Scratch,
    ) -> anyhow::Result<Compiled> {
        let compiled = scratch.build()?;
        let solutions = batches.iter().filter(|b| b.holds(&Role::Solution));
        let linted = scratch.clippy(&solutions.collect::<Vec<_>>())?;
        self.complaints.extend(diagnosed(batches, &compiled));
        self.complaints.extend(diagnosed(batches, &linted));
        Ok(compiled)
    }

    fn judge_all(
        &mut self,
        batches: &[Batch],
        scratch: &Scratch,
        patience: Patience,
    ) -> anyhow::Result<()> {
        let compiled = self.compile(batches, scratch)?;
        let trials = trials(batches, &compiled);
        let judge = |trial: &Trial| trial.judge(patience);
        // A trial mostly waits for a process, so there may be more of them.
        let at_a_time = 2 * parallel::cores();
        for judged in parallel::map(&trials, at_a_time, judge) {
            match judged? {
                Ok(caught) => self.caught.extend(caught),
                Err(complaint) => self.complaints.push(complaint),
            }
        }
        self.caught.sort();
        let mut seen = HashSet::new();
        self.complaints.retain(|said| seen.insert(said.clone()));
        Ok(())
    }
}

impl Batch<'_> {
    fn holds(&self, role: &Role) -> bool {
        self.variants.iter().any(|variant| variant.role == *role)
    }
}

/// What the compiler said, each with the answer it was said about.
fn diagnosed(batches: &[Batch], compiled: &Compiled) -> Vec<String> {
    let said = compiled.diagnostics.iter();
    said.map(|diagnostic| {
        let batch = batches.iter().find(|b| b.name == diagnostic.batch);
        let variants = batch.into_iter().flat_map(|batch| &batch.variants);
        let mut named = variants.filter(|variant| {
            diagnostic
                .file
                .ends_with(&format!("/{}.rs", variant.exercise.id))
        });
        let name = named.next().map(Variant::name);
        let name = name.unwrap_or_else(|| diagnostic.batch.clone());
        format!("{name}: the compiler says\n{}", diagnostic.text)
    })
    .collect()
}
