//! The chapters' windows in one WebAssembly module: the crate `page-windows`, in
//! `book/page/windows`, and with it ratatui and the chapters.
//!
//! Crossterm compiles for no browser, and no browser starts a thread that shares
//! its memory. So the module is compiled from a package in `target` that puts
//! what a page has in their place. For the threads, it takes `copies` of the
//! crates; nobody else notices.

use crate::copies::Copies;
use crate::programs::{self, FILES, TARGET, fast};
use crate::wasm;
use anyhow::{Context, Result};
use othellier_project::cargo::Cargo;
use othellier_project::files::{read, write};
use othellier_project::repository::Repository;
use serde_json::json;
use std::path::{Path, PathBuf};

/// The crate with the windows, in `book`.
const CRATE: &str = "page/windows";

/// What takes the place of a terminal, in `book`.
const NO_TERMINAL: &str = "page/windows/ratatui-crossterm";

/// What starts a window in a page, and what goes on with its threads in a
/// worker, in `book`.
const START: &str = "page/windows/start.js";
const THREAD: &str = "page/windows/thread.js";

/// What a page needs besides the module: what starts a window, and its files.
///
/// # Errors
///
/// When a file can't be read.
pub(crate) fn kit(repository: &Repository) -> Result<String> {
    let parts = [FILES[0], FILES[1], START];
    let parts = parts.map(|part| read(&repository.book().join(part)));
    let parts = parts.into_iter().collect::<Result<Vec<_>>>()?.concat();
    let games = json!(programs::games(repository)?);
    let thread = json!(read(&repository.book().join(THREAD))?);
    Ok(format!(
        "(() => {{\n{parts}startWith({games}, {thread});\n}})();\n"
    ))
}

/// Compiles the windows; `None` if there are none.
///
/// # Errors
///
/// When the target isn't there, or a window doesn't compile for it.
pub(crate) fn compile(repository: &Repository) -> Result<Option<Vec<u8>>> {
    if !repository.book().join(CRATE).join("Cargo.toml").is_file() {
        return Ok(None);
    }
    wasm::ensure_target(repository.root(), TARGET, "windows")?;
    let folder = wasm::home(repository).join("windows");
    let copies = programs::copies_of(repository)?;
    write_package(repository, &copies, &folder)?;
    let cargo = Cargo::new(&folder, "build").args(wasm::ARGUMENTS);
    wasm::compile(repository, cargo, TARGET)?;
    wasm::module(repository, TARGET, "windows").map(Some)
}

fn write_package(repository: &Repository, copies: &Copies, folder: &Path) -> Result<()> {
    let text = |path: PathBuf| {
        let path = path.to_str().map(|it| json!(it).to_string());
        path.context("not a path in UTF-8")
    };
    let manifest = format!(
        "{MANIFEST}page-windows = {{ path = {} }}\n\n\
         [patch.crates-io]\nratatui-crossterm = {{ path = {} }}\n\n{}\n{}",
        text(copies.place("page-windows")?)?,
        text(repository.book().join(NO_TERMINAL))?,
        wasm::profile(repository)?,
        fast(),
    );
    write(&folder.join("Cargo.toml"), &manifest)?;
    write(&folder.join("src/lib.rs"), "pub use page_windows::*;\n")?;
    // The same versions of others' crates as everywhere else.
    let lock = read(&repository.root().join("Cargo.lock"))?;
    write(&folder.join("Cargo.lock"), &lock)
}

/// A package that is a workspace of its own.
const MANIFEST: &str = r#"
[workspace]

[package]
name = "windows"
edition = "2024"

[lib]
crate-type = ["cdylib"]

[dependencies]
"#;
