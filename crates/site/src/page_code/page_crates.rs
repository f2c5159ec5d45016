//! The book's crates as the commands and the windows of a page find them: each is
//! a manifest in `target`, and its sources are where they always are.
//!
//! A page hasn't got threads, locks, or a terminal. What needs one finds another
//! crate under the name `std` or `ratatui-crossterm`, in which a page's means take
//! the place of what's missing. Nobody else notices.

use crate::page_code::wasm;
use anyhow::Result;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::{Value, json};
use std::path::Path;

/// The workspace's folder in that of the pages.
pub(crate) const FOLDER: &str = "crates";

/// The crates that find another one when they name `std`.
const WITHOUT_STD: [(&str, &str); 4] = [
    ("chapter-cli", "book/page/std-files"),
    ("databases", "book/page/std-files"),
    ("durability", "book/page/std-files"),
    ("opponent", THREADS),
];

/// The folder of the crate that has all of `std` that a page has.
const THREADS: &str = "book/page/std-threads";

/// What takes the place of a terminal.
const NO_TERMINAL: &str = "book/page/windows/ratatui-crossterm";

/// The crates that search, and the rules they search with: these are compiled
/// for speed, all others for size. So a match takes a fifth of the time, and the
/// module has a hundredth more bytes.
const FAST: [&str; 10] = [
    "board",
    "connect-four",
    "directions",
    "end-of-game",
    "evaluation",
    "flipping",
    "legal-moves",
    "minimax",
    "tic-tac-toe",
    "whole-games",
];

/// Writes the crates, and returns a workspace without packages that finds them
/// there. Fails when a manifest can't be read or written.
pub(crate) fn write(repository: &Repository) -> Result<ScratchWorkspace> {
    let root = repository.root();
    let folder = wasm::folder(repository).join(FOLDER);
    let mut workspace = ScratchWorkspace::like(root)?;
    wasm::set_fast(&mut workspace, &FAST);
    let names: Vec<_> = workspace.dependencies().map(str::to_owned).collect();
    let names = names.iter().map(String::as_str);
    // The companion runs in no page.
    let names = names.filter(|name| !name.starts_with("othellier-"));
    workspace.add_with_dependencies(names, |name, real, manifest| {
        manifest.remove_tests();
        manifest.set_sources(real);
        if let Some((_, std)) = WITHOUT_STD.iter().find(|(one, _)| *one == name) {
            manifest.merge(json!({ "dependencies": { "std": in_folder(&folder, std) } }));
        }
        Ok(())
    })?;
    workspace.merge(json!({
        "patch": { "crates-io": { "ratatui-crossterm": { "path": root.join(NO_TERMINAL) } } },
    }));
    workspace.write(&folder)?;
    ScratchWorkspace::like(&folder)
}

/// The dependency of a program of a page that takes the place of `std`.
pub(crate) fn std(repository: &Repository) -> Value {
    in_folder(&wasm::folder(repository).join(FOLDER), THREADS)
}

fn in_folder(crates: &Path, std: &str) -> Value {
    let package = std.replace("book/", "").replace('/', "-");
    json!({ "package": package, "path": crates.join(std) })
}
