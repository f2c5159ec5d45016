//! The chapters' windows in one WebAssembly module: the crate `page-windows`, in
//! `book/page/windows`, and with it ratatui and the chapters.

use crate::page_code::files::{KEEPER, games, joined};
use crate::page_code::page_crates;
use crate::page_code::wasm::{self, Scripts, WASI};
use anyhow::Result;
use othellier_project::repository::Repository;
use serde_json::json;

/// The part of the code that has the windows.
pub const WINDOWS: &str = "windows";

/// What starts a window in a page, and what goes on with its threads in a
/// worker, in `book`.
const START: &str = "scripts/windows-start.js";
const THREAD: &str = "scripts/windows-thread.js";

/// Compiles the windows, if there are any. Fails when the target isn't there, or a
/// window doesn't compile for it.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    let write = || page_crates::write(repository).map(|_| page_crates::FOLDER);
    wasm::library(repository, WASI, WINDOWS, write, || start(repository))
}

/// What a page needs besides the module: what starts a window, and its files.
fn start(repository: &Repository) -> Result<String> {
    let starter = joined(repository, &[KEEPER[0], KEEPER[1], START])?;
    let games = json!(games(repository)?);
    let thread = json!(joined(repository, &[THREAD])?);
    Ok(format!(
        "(() => {{\n{starter}startWith({games}, {thread});\n}})();\n"
    ))
}
