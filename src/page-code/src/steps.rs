//! Listings that step: the functions of the book as WebAssembly that says, line
//! by line, what happens in it.
//!
//! [`functions`] lists the functions. [`instrument`] makes a copy of their crates
//! that calls [`trace`] at every statement, a package in `target` holds the copies
//! and `runner.rs`, which starts them, and `book/theme/steps.js` shows a step on
//! the page.

mod package;

use crate::wasm;
use anyhow::Result;
use othellier_project::cargo::Cargo;
use othellier_project::files::read;
use othellier_project::repository::Repository;
use package::Package;

/// The target of a page's code.
const TARGET: &str = "wasm32-unknown-unknown";

/// What shows the steps, and how it looks: a page loads both with the functions.
///
/// # Errors
///
/// When a file can't be read.
pub(crate) fn view(repository: &Repository) -> Result<String> {
    let theme = repository.book().join("theme");
    let styles = serde_json::Value::from(read(&theme.join("steps.css"))?);
    let view = read(&theme.join("steps.view.js"))?;
    Ok(format!("window.othellierStepsStyles = {styles};\n{view}"))
}

/// Compiles the traced functions; `None` if this checkout hasn't got them.
///
/// # Errors
///
/// When the target isn't there, or a copy doesn't compile.
pub(crate) fn compile(repository: &Repository) -> Result<Option<Vec<u8>>> {
    if !repository.root().join("chapters/13-minimax").is_dir() {
        return Ok(None);
    }
    wasm::ensure_target(repository.root(), TARGET, "listings")?;
    let folder = wasm::home(repository).join("steps");
    Package {
        repository,
        folder: &folder,
        has_tests: false,
    }
    .write()?;
    let cargo = Cargo::new(&folder, "rustc").args(wasm::ARGUMENTS);
    let cargo = cargo.args(["--package", "steps"]);
    let cargo = cargo.args(["--lib", "--crate-type", "cdylib"]);
    wasm::compile(repository, cargo, TARGET)?;
    wasm::module(repository, TARGET, "steps").map(Some)
}
