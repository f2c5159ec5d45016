//! Checking answers: compiling them and running their checks, from easy to hard,
//! until one fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Context;
use othellier_project::allowed_crates::{
    AllowedCrates, explain_forbidden, explain_other_answer, libraries, select_libraries,
};
use othellier_project::cargo::{self, Cargo, Compilation, CompilerMessage};
use othellier_project::catalog::check_names;
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;

use crate::check_runner::{CheckOutcome, RunResult, TimeLimit, run_until_failure};
use crate::course::{Course, CourseEntry};
use crate::import_hints::import_hints;
use crate::style::Style;

/// The result of checking an answer.
#[derive(Debug)]
pub(crate) struct Attempt<'a> {
    pub(crate) entry: CourseEntry<'a>,
    pub(crate) outcome: AttemptOutcome,
    /// The program with its checks, if it compiled.
    pub(crate) test_program: Option<PathBuf>,
    /// The output of the call that failed.
    pub(crate) printed: String,
    /// The compiler's warnings about the answer.
    pub(crate) warnings: String,
}

#[derive(Debug)]
pub(crate) enum AttemptOutcome {
    /// All checks passed, this many.
    Solved(usize),
    Failed(FirstFailure),
    NotCompiled(CompileErrors),
}

/// The first check that failed.
#[derive(Debug)]
pub(crate) struct FirstFailure {
    /// The name of the check.
    pub(crate) check: String,
    /// The number of checks that passed before it.
    pub(crate) passed: usize,
    /// The number of checks after it, which didn't run.
    pub(crate) remaining: usize,
    pub(crate) outcome: CheckOutcome,
}

/// The reasons why an answer can't be run.
#[derive(Debug)]
pub(crate) struct CompileErrors {
    /// The compiler's messages.
    pub(crate) text: String,
    /// Sentences about crates to import unresolved names from.
    pub(crate) import_hints: Vec<String>,
    pub(crate) origin: ErrorOrigin,
}

/// The file or the rule that an error is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ErrorOrigin {
    /// The answer.
    Answer,
    /// The answer, which uses what the task forbids.
    Forbidden,
    /// Only the checks, which call the answer in a way that doesn't fit its signature.
    Checks,
    /// Another file of the package, such as another answer.
    OtherFile(String),
}

impl Attempt<'_> {
    pub(crate) fn is_solved(&self) -> bool {
        matches!(self.outcome, AttemptOutcome::Solved(_))
    }
}

/// Compiles and runs the answers to exercises of one package.
///
/// # Errors
///
/// Returns an error if cargo fails for another reason than the code, or a file can't be read.
pub(crate) fn check_answers<'a>(
    course: &Course,
    entries: &[CourseEntry<'a>],
    style: Style,
) -> anyhow::Result<Vec<Attempt<'a>>> {
    let compilation = style.with_status("Compiling", || compile(course, entries, style))?;
    style.with_status("Running the checks", || {
        entries
            .iter()
            .map(|&entry| check_answer(course, entry, &compilation))
            .collect()
    })
}

/// Compiles the answers with their checks. Checks that don't compile don't prevent
/// others from being compiled.
fn compile(course: &Course, entries: &[CourseEntry], style: Style) -> anyhow::Result<Compilation> {
    let package = entries.first().map(|entry| &*entry.package.name);
    let tests = entries
        .iter()
        .flat_map(|entry| ["--test", &entry.exercise.id]);
    Cargo::new(&course.root, "build")
        .args(["--keep-going"])
        .args(package.into_iter().flat_map(|name| ["--package", name]))
        .args(tests)
        .compile(style.has_colors)
}

fn check_answer<'a>(
    course: &Course,
    entry: CourseEntry<'a>,
    compilation: &Compilation,
) -> anyhow::Result<Attempt<'a>> {
    let answer = course.relative_path(&entry.answer_path());
    let test_program = compilation
        .executables()
        .find(|(artifact, _)| artifact.target.name == entry.exercise.id)
        .map(|(_, path)| path);
    let mut printed = String::new();
    let outcome = if let Some(program) = &test_program {
        if let Some(errors) = compile_alone(course, entry, compilation)? {
            AttemptOutcome::NotCompiled(errors)
        } else {
            let outcome;
            (outcome, printed) = run_checks(entry, program)?;
            outcome
        }
    } else {
        AttemptOutcome::NotCompiled(compile_errors(course, entry, compilation)?)
    };
    // Answers needn't have documentation.
    let warnings = compilation.messages.iter().filter(|message| {
        !cargo::is_error(&message.message) && !cargo::is_missing_docs(&message.message)
    });
    let warnings = messages_about(&answer, warnings);
    Ok(Attempt {
        entry,
        outcome,
        test_program,
        printed,
        warnings,
    })
}

/// Compiles an answer as a grader does: as a crate of its own, to which everything is missing
/// that its task forbids. Returns the errors, if there are any.
fn compile_alone(
    course: &Course,
    entry: CourseEntry,
    compilation: &Compilation,
) -> anyhow::Result<Option<CompileErrors>> {
    let CourseEntry { package, exercise } = entry;
    let id = &exercise.id;
    // In the checkout, rustup chooses the same compiler for it as for cargo.
    let target = course.root.join("target");
    fs::create_dir_all(&target)?;
    let dir = tempfile::tempdir_in(&target)?;
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let dependencies = Manifest::read(&package.path)?.dependencies("dependencies");
    let crates = AllowedCrates::new(
        &select_libraries(&libraries(&compilation.artifacts), &dependencies),
        &exercise.forbidden,
        &dir.path().join("facades"),
        Path::new(&rustc),
    )?;
    write(
        &dir.path().join(format!("src/{id}.rs")),
        read(&entry.answer_path())?,
    )?;
    write(&dir.path().join("src/lib.rs"), format!("pub mod {id};\n"))?;
    let output = Command::new(rustc)
        .args([
            "src/lib.rs",
            "--edition=2024",
            "--crate-type=rlib",
            "--emit=metadata",
        ])
        .args(["--error-format=json", "-o", "alone"])
        .args(crates.rustc_arguments())
        .current_dir(dir.path())
        .stdin(Stdio::null())
        .output()
        .context("can't start the compiler")?;
    if output.status.success() {
        return Ok(None);
    }
    let errors: Vec<_> = cargo::parse_diagnostics(&String::from_utf8_lossy(&output.stderr))
        .filter(cargo::is_error)
        .collect();
    let mut others: Vec<_> = package.exercises.iter().map(|other| &*other.id).collect();
    others.retain(|other| other != id);
    let (text, origin) = if let Some(text) = explain_forbidden(&errors, &exercise.forbidden) {
        (text, ErrorOrigin::Forbidden)
    } else if let Some(text) = explain_other_answer(&errors, &others) {
        (text, ErrorOrigin::Answer)
    } else {
        let texts: Vec<_> = errors
            .iter()
            .map(cargo::rendered)
            .map(str::trim_end)
            .collect();
        (texts.join("\n\n"), ErrorOrigin::Answer)
    };
    Ok(Some(CompileErrors {
        text,
        import_hints: Vec::new(),
        origin,
    }))
}

/// Runs the checks. Returns the outcome and what the answer printed.
fn run_checks(entry: CourseEntry, program: &Path) -> anyhow::Result<(AttemptOutcome, String)> {
    let checks = check_names(&read(&entry.checks_path())?)?;
    let RunResult { failure, printed } =
        run_until_failure(|| Command::new(program), &checks, TimeLimit::PerCall)?;
    let outcome = match failure {
        None => AttemptOutcome::Solved(checks.len()),
        Some((passed, outcome)) => AttemptOutcome::Failed(FirstFailure {
            check: checks[passed].clone(),
            passed,
            remaining: checks.len() - passed - 1,
            outcome,
        }),
    };
    Ok((outcome, printed))
}

/// Returns the errors in the answer. If there are none, returns those in its checks,
/// or else those in the first other file with errors.
fn compile_errors(
    course: &Course,
    entry: CourseEntry,
    compilation: &Compilation,
) -> anyhow::Result<CompileErrors> {
    let answer = course.relative_path(&entry.answer_path());
    let checks = course.relative_path(&entry.checks_path());
    let has_error = |file: &str| {
        compilation
            .errors()
            .any(|error| source_file(error).as_deref() == Some(file))
    };
    let (file, origin) = if has_error(&answer) {
        (answer, ErrorOrigin::Answer)
    } else if has_error(&checks) {
        (checks, ErrorOrigin::Checks)
    } else {
        let file = compilation
            .errors()
            .find_map(source_file)
            .unwrap_or_default();
        (file.clone(), ErrorOrigin::OtherFile(file))
    };
    let answers = course.relative_path(&entry.package.path.join("src"));
    let mut unresolved = Vec::new();
    if file.starts_with(&answers) {
        unresolved = compilation
            .errors()
            .filter(|error| source_file(error).as_ref() == Some(&file))
            .filter_map(|error| cargo::unresolved_name(&error.message))
            .collect();
        unresolved.sort();
        unresolved.dedup();
    }
    Ok(CompileErrors {
        text: messages_about(&file, compilation.errors()),
        import_hints: import_hints(entry, &unresolved)?,
        origin,
    })
}

/// Returns the file that a message is about, relative to the root of the checkout.
fn source_file(message: &CompilerMessage) -> Option<String> {
    cargo::source_file(&message.message)
}

/// Returns the texts of the messages that are about a file.
fn messages_about<'a>(file: &str, messages: impl Iterator<Item = &'a CompilerMessage>) -> String {
    let mut texts: Vec<_> = messages
        .filter(|message| source_file(message).as_deref() == Some(file))
        .map(|message| cargo::rendered(&message.message).trim_end())
        .collect();
    texts.dedup();
    texts.join("\n\n")
}
