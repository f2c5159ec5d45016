//! Running a chapter's tests on the crates that a reader has typed along.
//!
//! The tests are compiled against the reader's sources in a generated workspace in
//! `target`, so nothing is written to the reader's folder.

mod reader_folder;
mod report;
mod workspace;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Context;
use othellier_project::repository::{Chapter, Repository};

use crate::check_runner::{TimeLimit, list_checks, run_until_failure};
use reader_folder::ReaderFolder;
use workspace::{CompiledTests, TestWorkspace};

/// The time after which a test is killed.
const TIME_LIMIT: TimeLimit = TimeLimit::Total(Duration::from_secs(60));

/// The result of a chapter's tests.
#[derive(Debug)]
pub struct TestResult {
    /// The text for the reader.
    pub text: String,
    /// True if all tests were compiled and passed.
    pub passed: bool,
}

impl TestResult {
    fn failed(text: String) -> TestResult {
        TestResult {
            text,
            passed: false,
        }
    }
}

/// Runs the tests of the chapter with this number on the crates in the reader's
/// folder. Crates of earlier chapters that aren't in it are the book's own.
///
/// # Errors
///
/// Returns an error if there's no such chapter, its crate isn't in the folder, or cargo fails for
/// another reason than the code.
pub fn run(repository: &Repository, number: u32, folder: &Path) -> anyhow::Result<TestResult> {
    let chapter = find_chapter(repository, number)?;
    let reader_folder = ReaderFolder::open(&chapter, folder)?;
    let workspace = TestWorkspace::write(repository, &chapter, &reader_folder)?;
    let (program, skipped) = match workspace.compile(&reader_folder)? {
        CompiledTests::ReaderErrors(errors) => {
            return Ok(TestResult::failed(report::reader_errors(
                &chapter.name,
                &errors,
            )));
        }
        CompiledTests::TooEarly(skipped) => {
            return Ok(TestResult::failed(report::too_early(
                &chapter.name,
                &skipped,
            )));
        }
        CompiledTests::Program { program, skipped } => (program, skipped),
    };
    // As with cargo, the tests run in the folder of the book's package. They're compared
    // with the book's snapshots, which are never written.
    let command = || {
        let mut command = Command::new(&program);
        command
            .current_dir(&chapter.path)
            .env("INSTA_WORKSPACE_ROOT", &workspace.folder)
            .envs([("INSTA_UPDATE", "no"), ("INSTA_OUTPUT", "diff")]);
        command
    };
    let tests = list_checks(&program)?;
    let failure = run_until_failure(command, &tests, TIME_LIMIT)?.failure;
    let location = |test: &str| workspace.test_location(test);
    Ok(TestResult {
        text: report::results(&chapter.name, &location, &tests, failure.as_ref(), &skipped),
        passed: skipped.is_empty() && failure.is_none(),
    })
}

fn find_chapter(repository: &Repository, number: u32) -> anyhow::Result<Chapter> {
    let chapters = repository.chapters()?;
    let last = chapters.last().map_or(0, |chapter| chapter.number);
    chapters
        .into_iter()
        .find(|chapter| chapter.number == number)
        .with_context(|| format!("there's no chapter {number}: they run from 1 to {last}"))
}
