//! A teacher's own checks. Each one must be able to fail, and must count.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use othellier_project::catalog::{Package, checks_in_order};
use othellier_project::files::read;

/// Refuses a folder of hidden checks if some would silently not count, or would
/// pass for everyone. Fails when there's no such folder, a file isn't named after
/// an exercise of the book, or one of its checks wouldn't do its job.
pub fn check_hidden(folder: &Path, packages: &[Package]) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("can't read the hidden checks in {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            check_name(&path, packages)?;
            files.push(path);
        }
    }
    files.sort();
    files.iter().try_for_each(|file| {
        check_text(&read(file)?).with_context(|| format!("in {}", file.display()))
    })
}

fn check_name(path: &Path, packages: &[Package]) -> anyhow::Result<()> {
    let id = path.file_stem().unwrap_or_default();
    let mut all = packages.iter().flat_map(|package| &package.exercises);
    ensure!(
        all.any(|exercise| *exercise.id == *id),
        "{} isn't named after an exercise; give it a name like ray_length.rs",
        path.display()
    );
    Ok(())
}

/// Attributes with which a check could pass whatever the answer is, or be missing.
const UNFIT: [&str; 3] = ["ignore", "should_panic", "cfg"];

/// Every check is at the top level of the file, and only the answer decides
/// whether it passes.
fn check_text(text: &str) -> anyhow::Result<()> {
    let named = checks_in_order(text).map_err(|error| {
        let line = error.span().start().line;
        anyhow::anyhow!("line {line} isn't Rust: {error}")
    })?;
    for name in UNFIT {
        let marks = [format!("#[{name}"), format!("#![{name}")];
        ensure!(
            !marks.iter().any(|mark| text.contains(mark)),
            "with `#[{name}]` a check could pass whatever the answer is: remove that attribute"
        );
    }
    let all = text.matches("#[test]").count();
    ensure!(all > 0, "there's no check: mark a function with `#[test]`");
    ensure!(
        all == named.len(),
        "a check inside a module, a function, or a macro isn't counted: move \
         every `#[test]` to the top level of the file"
    );
    Ok(())
}
