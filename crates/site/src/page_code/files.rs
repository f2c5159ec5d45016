//! The files that a program or a window finds in a page.

use anyhow::Result;
use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What keeps them in memory, in `book`.
pub(crate) const KEEPER: [&str; 2] = [
    "scripts/commands/browser_wasi_shim/browser_wasi_shim.js",
    "scripts/commands/files.js",
];

/// The files themselves: those that the book's commands name.
const GAMES: &str = "chapters/08-records/games";

/// The texts of the files, by their paths.
pub(crate) fn games(repository: &Repository) -> Result<BTreeMap<String, String>> {
    let folder = repository.root().join(GAMES);
    let file = |path: PathBuf| {
        let name = path.strip_prefix(&folder)?.display();
        Ok((format!("{GAMES}/{name}"), read(&path)?))
    };
    walk(&folder)?.into_iter().map(file).collect()
}

/// The text of these files of `book`, one behind the other.
pub(crate) fn joined(repository: &Repository, files: &[&str]) -> Result<String> {
    let book = repository.book();
    files.iter().map(|file| read(&book.join(file))).collect()
}
