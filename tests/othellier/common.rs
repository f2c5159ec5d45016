//! What several of the tests need: a small book, and the companion.
#![allow(dead_code)] // no test uses all of it

pub mod classroom;
pub mod server;

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The companion, to be run in the checkout `repository`.
pub fn companion(repository: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_othellier"));
    command.current_dir(repository);
    command
}

/// Returns the path of a package's program, if it's built. `cargo test` builds the
/// programs of all packages, and `cargo test -p othellier` only the companion.
pub fn program_path(package: &str) -> Option<PathBuf> {
    let path = build_folder().join(format!("{package}{EXE_SUFFIX}"));
    path.is_file().then_some(path)
}

/// Returns the path of an example, if it's built. No two examples of the workspace have
/// the same name.
pub fn example_path(example: &str) -> Option<PathBuf> {
    let path = build_folder().join(format!("examples/{example}{EXE_SUFFIX}"));
    path.is_file().then_some(path)
}

/// Returns the folder in which cargo puts the programs of this build.
fn build_folder() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_othellier")).parent().unwrap()
}

/// A checkout with a book of one page, and the settings of the real book.
pub fn small_book() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
    let book = home.path().join("book");
    for folder in ["book/src", "chapters"] {
        fs::create_dir_all(home.path().join(folder)).unwrap();
    }
    test_support::copy_looks(&here, &book);
    write_page(home.path(), "SUMMARY.md", "[Welcome](welcome.md)\n");
    write_page(home.path(), "welcome.md", "# Welcome\n\nBlack begins.\n");
    home
}

/// Writes a file of the prose of the book in `repository`.
pub fn write_page(repository: &Path, name: &str, text: &str) {
    replace(repository, &Path::new("book/src").join(name), text);
}

/// Writes a file in one step: whoever watches it never finds half of it.
pub fn replace(repository: &Path, file: &Path, text: &str) {
    let draft = repository.join("draft");
    fs::write(&draft, text).unwrap();
    fs::rename(draft, repository.join(file)).unwrap();
}
