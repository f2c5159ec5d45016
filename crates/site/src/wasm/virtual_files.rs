//! The files that a program or a window finds in a page, and the scripts that provide them.

use anyhow::Result;
use othellier_project::files::{portable_path, read, walk};
use othellier_project::repository::Repository;
use std::collections::BTreeMap;

/// The scripts in `book` that keep the files in memory.
pub(crate) const FILE_SYSTEM_SCRIPTS: [&str; 2] = [
    "scripts/commands/browser_wasi_shim/browser_wasi_shim.js",
    "scripts/commands/files.js",
];

/// The folder with the files that the book's commands name.
const GAMES: &str = "chapters/08-records/games";

/// Returns the texts of the files by their paths.
pub(crate) fn games(repository: &Repository) -> Result<BTreeMap<String, String>> {
    let folder = repository.root().join(GAMES);
    let mut games = BTreeMap::new();
    for path in walk(&folder)? {
        let name = portable_path(path.strip_prefix(&folder)?);
        games.insert(format!("{GAMES}/{name}"), read(&path)?);
    }
    Ok(games)
}

/// Returns the concatenated texts of files in `book`.
pub(crate) fn concatenate(repository: &Repository, files: &[&str]) -> Result<String> {
    let book = repository.book();
    files.iter().map(|file| read(&book.join(file))).collect()
}
