//! A chapter's tests on the crates that a reader has typed along: they compile
//! against the reader's sources, in a workspace beside them, and nothing of the
//! reader's is written to.

mod folder;
mod report;
mod test_workspace;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Context;
use othellier_project::repository::{Chapter, Repository};

use folder::OwnFolder;
use test_workspace::{CompiledTests, TestWorkspace};

use crate::run::{Patience, list, until_failure};

/// A test that takes longer than this doesn't come to an end.
const PATIENCE: Patience = Patience::AtMost(Duration::from_secs(60));

/// What a chapter's tests say.
#[derive(Debug)]
pub struct Tested {
    /// The same, for the reader.
    pub text: String,
    /// Whether every test passes.
    pub passed: bool,
}

/// Runs the tests of a chapter on the crates in the reader's folder. A crate of an
/// earlier chapter that isn't there is taken from the book. Fails when there's no
/// such chapter, the folder hasn't got its crate, or cargo can't do its work.
pub fn test(repository: &Repository, number: u32, folder: &Path) -> anyhow::Result<Tested> {
    let chapter = find(repository, number)?;
    let own = OwnFolder::open(&chapter, folder)?;
    let workspace = TestWorkspace::write(repository, &chapter, &own)?;
    let (program, missing) = match workspace.compile(&own)? {
        CompiledTests::Broken(errors) => {
            let text = report::broken(&chapter.name, &errors);
            return Ok(Tested {
                text,
                passed: false,
            });
        }
        CompiledTests::TooEarly(missing) => {
            let text = report::too_early(&chapter.name, &missing);
            return Ok(Tested {
                text,
                passed: false,
            });
        }
        CompiledTests::Program { program, missing } => (program, missing),
    };
    // They run in the book's own package, as they do with cargo. The snapshots are the
    // book's: they're compared, never written.
    let run = || {
        let mut command = Command::new(&program);
        command
            .current_dir(&chapter.path)
            .env("INSTA_WORKSPACE_ROOT", &workspace.folder);
        command.envs([("INSTA_UPDATE", "no"), ("INSTA_OUTPUT", "diff")]);
        command
    };
    let tests = list(&program)?;
    let failure = until_failure(run, &tests, PATIENCE)?.failure;
    let place = |test: &str| workspace.place(test);
    Ok(Tested {
        text: report::results(&chapter.name, &place, &tests, failure.as_ref(), &missing),
        passed: missing.is_empty() && failure.is_none(),
    })
}

fn find(repository: &Repository, number: u32) -> anyhow::Result<Chapter> {
    let chapters = repository.chapters()?;
    let last = chapters.last().map_or(0, |chapter| chapter.number);
    let mut chapters = chapters.into_iter();
    chapters
        .find(|chapter| chapter.number == number)
        .with_context(|| format!("there's no chapter {number}: they run from 1 to {last}"))
}
