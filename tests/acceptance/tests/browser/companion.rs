//! Runs `othellier-publish`, the program that writes the book.
//!
//! The program is the one that `cargo test` compiles. Linking its library
//! would compile mdBook a second time, because the WebDriver client enables other features
//! of shared dependencies.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--no-run", "--quiet"])
        .current_dir(repository_root())
        .status();
    assert!(status.unwrap().success(), "the program doesn't compile");
    // This test is in `target/debug/deps`.
    let test = std::env::current_exe().unwrap();
    test.ancestors()
        .nth(2)
        .unwrap()
        .join("othellier-publish")
        .with_extension(std::env::consts::EXE_EXTENSION)
});

/// Returns the root of this repository.
pub fn repository_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Builds the book of the checkout `repository` with `--out` or `--pdf` to `path`.
pub fn build(repository: &Path, option: &str, path: &Path) {
    let output = Command::new(&*PROGRAM)
        .args([OsStr::new("build"), option.as_ref(), path.as_ref()])
        .current_dir(repository)
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    // A note says, for example, that the boards have no code.
    assert!(!stderr.contains("note:"), "{stderr}");
}
