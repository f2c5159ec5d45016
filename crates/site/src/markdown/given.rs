//! Given files: source files of a chapter's crate that [`reader_workspace`](crate::reader_workspace) copies, so that
//! readers don't type them and no page has to show them. Their first line says so.

use std::path::{Path, PathBuf};

use anyhow::Result;
use othellier_project::files::{read, walk};

/// The start of a given file.
const MARK: &str = "//! Given:";

/// Tests if a source file is given.
pub fn is_given(source: &str) -> bool {
    source.starts_with(MARK)
}

/// Returns the given files of the crate at `path`, relative to it, with their
/// contents.
///
/// # Errors
///
/// Returns an error if a source file can't be read.
pub fn files(path: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut given = Vec::new();
    for file in walk(&path.join("src"))? {
        let text = read(&file)?;
        if is_given(&text) {
            given.push((file.strip_prefix(path)?.to_owned(), text));
        }
    }
    Ok(given)
}
