//! The chapters' windows: the crate `page-windows` in `book/page/windows`, with ratatui and
//! the chapters.

use crate::wasm::compile::{self, WASI};
use crate::wasm::patched_crates;
use crate::wasm::script::Scripts;
use crate::wasm::virtual_files::{FILE_SYSTEM_SCRIPTS, concatenate, games};
use anyhow::Result;
use othellier_project::repository::Repository;
use serde_json::json;

/// The name of the part.
pub const WINDOWS: &str = "windows";

/// The script in `book` that opens a window in a page.
const START: &str = "scripts/windows-start.js";

/// The script in `book` that runs a window's threads in a worker.
const THREAD: &str = "scripts/windows-thread.js";

/// Compiles the windows, if this checkout has them.
///
/// # Errors
///
/// Returns an error if the target is missing or a window doesn't compile.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    let write_workspace = || patched_crates::write(repository).map(|_| patched_crates::WORKSPACE);
    compile::compile_library(repository, WASI, WINDOWS, write_workspace, || {
        javascript(repository)
    })
}

/// Returns the code before the module: it opens a window and provides its files.
fn javascript(repository: &Repository) -> Result<String> {
    let [wasi, files] = FILE_SYSTEM_SCRIPTS;
    let start = concatenate(repository, &[wasi, files, START])?;
    let games = json!(games(repository)?);
    let thread = json!(concatenate(repository, &[THREAD])?);
    Ok(format!(
        "(() => {{\n{start}startWith({games}, {thread});\n}})();\n"
    ))
}
