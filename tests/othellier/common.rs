//! Helpers of several tests: a small book and the companion's program.

pub mod classroom;
pub mod server;

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Returns the root of this repository.
pub fn repository_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns a command that runs the companion in the checkout `repository`.
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

/// Makes a checkout with a book of one page that has the settings and the theme of the
/// real book.
pub fn small_book() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for folder in ["book/src", "chapters"] {
        fs::create_dir_all(dir.path().join(folder)).unwrap();
    }
    test_support::copy_book_assets(&repository_root().join("book"), &dir.path().join("book"));
    write_page(dir.path(), "SUMMARY.md", "[Welcome](welcome.md)\n");
    write_page(dir.path(), "welcome.md", "# Welcome\n\nBlack begins.\n");
    dir
}

/// Writes a Markdown file of the book in `repository`.
pub fn write_page(repository: &Path, name: &str, text: &str) {
    replace(repository, &Path::new("book/src").join(name), text);
}

/// Replaces a file atomically, so that a watcher never reads half of it.
pub fn replace(repository: &Path, file: &Path, text: &str) {
    let draft = repository.join("draft");
    fs::write(&draft, text).unwrap();
    fs::rename(draft, repository.join(file)).unwrap();
}
