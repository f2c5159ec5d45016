//! The program that writes the book, as `cargo test` compiles it.
//!
//! This test doesn't depend on its crates: they would be compiled a second time, with the
//! features that the driver of the browser enables in shared dependencies.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--no-run", "--quiet"])
        .current_dir(root())
        .status();
    assert!(status.unwrap().success(), "the program doesn't compile");
    let test = std::env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).unwrap();
    folder
        .join("othellier-publish")
        .with_extension(std::env::consts::EXE_EXTENSION)
});

/// The top of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Builds the book of the checkout `home`: `--out` or `--pdf`, and where to.
pub fn build(home: &Path, kind: &str, place: &Path) {
    let arguments = [OsStr::new("build"), kind.as_ref(), place.as_ref()];
    let output = Command::new(&*PROGRAM)
        .args(arguments)
        .current_dir(home)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    // Such as that the boards have no code.
    assert!(!said.contains("note:"), "{said}");
}
