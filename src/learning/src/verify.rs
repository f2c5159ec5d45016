//! The contract that every exercise keeps: its files are complete, its starter
//! compiles without a warning and fails, its solution passes, and each impostor
//! is caught by the check that it names, with a message that names the mistake.

use std::collections::HashSet;
use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

use super::completeness::{empty_fields, stray_files};
pub use super::scratch::Folders;
use super::scratch::{Answers, Compiled, Scratch};
pub use super::trial::Caught;
use super::trial::{Trial, trials};
use super::variants::{self, Variant};
use othellier_project::catalog::{self, Package};
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_project::starter::is_unwritten;

/// An exercise has at least this many impostors.
const FEWEST_IMPOSTORS: usize = 3;

/// How the contract held up.
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

/// Which answers are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// All of them.
    All,
    /// What a learner starts with and what a learner should end with.
    StartersAndSolutions,
    /// The wrong answers. There are many.
    Impostors,
}

impl Tried {
    /// How the names of their packages end.
    fn suffix(self) -> &'static str {
        match self {
            Tried::All => "all",
            Tried::StartersAndSolutions => "answers",
            Tried::Impostors => "impostors",
        }
    }
}

/// What is tried.
#[derive(Debug, Clone, Copy)]
pub struct Scope {
    /// Which starters.
    pub starters: Starters,
    /// Which answers.
    pub answers: Tried,
}

impl Scope {
    /// Everything.
    pub fn everything() -> Scope {
        Scope { starters: Starters::due(), answers: Tried::All }
    }
}

impl fmt::Display for Report {
    /// A table of what caught whom, what was left out, and the complaints.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for caught in &self.caught {
            let Caught { number, exercise, impostor, check } = caught;
            writeln!(f, "{number:5}{exercise:16} {impostor:40} {check}")?;
        }
        self.left_out.iter().try_for_each(|l| writeln!(f, "{l}"))?;
        self.complaints.iter().try_for_each(|c| writeln!(f, "{c}"))
    }
}

/// Holds all exercises of the repository to the contract. What is compiled is kept
/// for the next time. Fails when the contract can't be tried: a file or a tool is
/// missing.
pub fn verify(repository: &Repository, folders: Folders, scope: Scope) -> anyhow::Result<Report> {
    let packages = catalog::packages(repository)?;
    let mut report = Report::default();
    report.read_files(repository, &packages)?;
    if !report.complaints.is_empty() {
        return Ok(report); // nothing else can be tried before
    }
    let mut report = verify_packages(repository, &packages, folders, scope)?;
    report.complaints.extend(too_few_impostors(&packages)?);
    Ok(report)
}

/// The same for these packages, whatever checks they have. Fails when the contract
/// can't be tried.
pub fn verify_packages(
    repository: &Repository,
    packages: &[Package],
    folders: Folders,
    scope: Scope,
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let mut answers = Vec::new();
    for package in packages {
        answers.push(report.answers(package, scope)?);
    }
    let tried = scope.answers;
    let compiled = report.compile(repository, folders, tried, &mut answers)?;
    report.judge_all(&answers, &compiled)?;
    Ok(report)
}

fn too_few_impostors(packages: &[Package]) -> anyhow::Result<Vec<String>> {
    let mut complaints = Vec::new();
    for package in packages {
        for exercise in &package.exercises {
            let count = variants::impostors(package, exercise)?.len();
            if count < FEWEST_IMPOSTORS {
                complaints.push(format!(
                    "{}: needs {FEWEST_IMPOSTORS} impostors or more, and has {count}",
                    exercise.id
                ));
            }
        }
    }
    Ok(complaints)
}

/// The answers that rustfmt would write differently. Cargo formats starters
/// and checks, but doesn't know of solutions and impostors.
fn unformatted(
    repository: &Repository,
    scratch: &Scratch,
    answers: &[Answers],
) -> anyhow::Result<Vec<String>> {
    let files: Vec<_> = answers
        .iter()
        .flat_map(|answers| answers.variants.iter().map(move |variant| (answers, variant)))
        .map(|(answers, variant)| (scratch.source(answers, variant), variant.name()))
        .collect();
    let output = Command::new("rustfmt")
        .args(["--check", "-l", "--edition=2024", "--config-path"])
        .arg(repository.root().join("chapters"))
        .args(files.iter().map(|(file, _)| file))
        .output()
        .context("rustfmt: `rustup component add rustfmt` installs it")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(said.is_empty(), "rustfmt: {said}");
    let listed = String::from_utf8_lossy(&output.stdout);
    let listed: HashSet<_> = listed.lines().map(Path::new).collect();
    let unformatted = files.iter();
    Ok(unformatted
        .filter(|(file, _)| listed.contains(file.as_path()))
        .map(|(_, name)| format!("{name}: isn't formatted by rustfmt"))
        .collect())
}

impl Report {
    fn read_files(&mut self, repository: &Repository, packages: &[Package]) -> anyhow::Result<()> {
        let book = repository.book();
        for package in packages {
            self.complaints.extend(empty_fields(&book, package));
            let stray = stray_files(package, repository.root())?;
            self.complaints.extend(stray);
        }
        Ok(())
    }

    /// The answers of a package that are tried.
    fn answers<'a>(&mut self, package: &'a Package, scope: Scope) -> anyhow::Result<Answers<'a>> {
        let mut variants = Vec::new();
        for exercise in &package.exercises {
            if scope.answers != Tried::Impostors {
                let starter = variants::starter(package, exercise)?;
                variants.extend(self.untouched(package, starter, scope)?);
                variants.push(variants::solution(package, exercise)?);
            }
            if scope.answers != Tried::StartersAndSolutions {
                variants.extend(variants::impostors(package, exercise)?);
            }
        }
        Ok(Answers {
            name: format!("{}-{}", package.name, scope.answers.suffix()),
            package,
            variants,
        })
    }

    /// The starter, unless it is written already.
    fn untouched<'a>(
        &mut self,
        package: &Package,
        starter: Variant<'a>,
        scope: Scope,
    ) -> anyhow::Result<Option<Variant<'a>>> {
        if is_unwritten(&starter.text) {
            self.ask_for_task(package, &starter)?;
            return Ok(Some(starter));
        }
        self.leave_out(&starter, scope.starters);
        Ok(None)
    }

    fn ask_for_task(&mut self, package: &Package, starter: &Variant) -> anyhow::Result<()> {
        if package.task(starter.exercise)?.is_none() {
            let name = starter.name();
            self.complaints.push(format!("{name}: must begin with the task, in `//!` lines"));
        }
        Ok(())
    }

    fn leave_out(&mut self, starter: &Variant, starters: Starters) {
        let name = starter.name();
        match starters {
            Starters::Pristine => self
                .complaints
                .push(format!("{name}: is written already; a function must be all `todo!`")),
            Starters::Untouched => {
                self.left_out.push(format!("{name}: is being worked on, so it wasn't tried"))
            }
        }
    }

    /// Compiles all answers and lints the solutions. One answer that doesn't
    /// compile would keep its whole chapter from compiling, so we take it out
    /// and compile the others without it.
    fn compile(
        &mut self,
        repository: &Repository,
        folders: Folders,
        tried: Tried,
        answers: &mut [Answers],
    ) -> anyhow::Result<Compiled> {
        loop {
            let root = repository.root();
            let scratch = Scratch::write(root, folders, answers)?;
            self.complaints.extend(unformatted(repository, &scratch, answers)?);
            let compiled = scratch.build()?;
            self.complaints.extend(diagnosed(answers, &compiled));
            if take_out_broken(answers, &compiled) {
                continue;
            }
            if tried != Tried::Impostors {
                let linted = scratch.clippy()?;
                self.complaints.extend(diagnosed(answers, &linted));
            }
            return Ok(compiled);
        }
    }

    fn judge_all(&mut self, answers: &[Answers], compiled: &Compiled) -> anyhow::Result<()> {
        let trials = self.trials(answers, compiled)?;
        // A trial mostly waits for a process, so there may be more of them.
        let at_a_time = 2 * parallel::cores();
        for judged in parallel::map(&trials, at_a_time, Trial::judge) {
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

    /// The answers that can be tried. If there's no program, the compiler has
    /// said why.
    fn trials<'a>(
        &mut self,
        answers: &'a [Answers],
        compiled: &'a Compiled,
    ) -> anyhow::Result<Vec<Trial<'a>>> {
        let mut all = Vec::new();
        for answers in answers {
            let Some(program) = compiled.programs.get(&answers.name) else { continue };
            for trial in trials(answers, program)? {
                match trial {
                    Ok(trial) => all.push(trial),
                    Err(complaint) => self.complaints.push(complaint),
                }
            }
        }
        Ok(all)
    }
}

/// Takes out the answers with compiler errors. Returns whether there were any.
fn take_out_broken(answers: &mut [Answers], compiled: &Compiled) -> bool {
    let mut found = false;
    for answers in answers {
        let errors = compiled.diagnostics.iter();
        let errors = errors.filter(|error| error.is_error && error.package == answers.name);
        let broken: HashSet<_> = errors.map(|error| &*error.module).collect();
        let before = answers.variants.len();
        answers.variants.retain(|variant| !broken.contains(&*variant.module()));
        found |= answers.variants.len() < before;
    }
    found
}

/// What the compiler said, each with the answer it was said about.
fn diagnosed(answers: &[Answers], compiled: &Compiled) -> Vec<String> {
    let said = compiled.diagnostics.iter();
    said.map(|diagnostic| {
        let mut answers = answers.iter();
        let answers = answers.find(|answers| answers.name == diagnostic.package);
        let mut variants = answers.iter().flat_map(|answers| &answers.variants);
        let named = variants.find(|variant| variant.module() == diagnostic.module);
        let name = named.map(Variant::name);
        let name = name.unwrap_or_else(|| diagnostic.package.clone());
        format!("{name}: the compiler says\n{}", diagnostic.text)
    })
    .collect()
}
