//! The book's crates as programs and windows in a page use them: a scratch workspace of
//! manifests whose sources are the original ones.
//!
//! A page has no threads, file locks or terminal. The crates that need them depend on a
//! crate of the page under the name `std` or `ratatui-crossterm`, which has the same API.

use crate::wasm::compile;
use anyhow::Result;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::{Value, json};
use std::path::Path;

/// The name of the workspace's folder in [`compile::target_dir`].
pub(crate) const WORKSPACE: &str = "crates";

/// The crates for which `std` is replaced, each with the replacement's folder.
const STD_REPLACEMENTS: [(&str, &str); 4] = [
    ("chapter-cli", "book/page/std-files"),
    ("databases", "book/page/std-files"),
    ("durability", "book/page/std-files"),
    ("opponent", STD_THREADS),
];

/// The folder of the replacement for `std` that has everything, threads included.
const STD_THREADS: &str = "book/page/std-threads";

/// The folder of the replacement for the terminal.
const RATATUI_CROSSTERM: &str = "book/page/windows/ratatui-crossterm";

/// The crates with a search or its rules, which are optimized for speed, not for size: a
/// match takes a fifth of the time, and the module is 1 % larger.
const FAST_CRATES: [&str; 10] = [
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

/// Writes the crates' workspace. Returns a workspace without packages whose dependencies are
/// these crates.
///
/// # Errors
///
/// Returns an error if a manifest can't be read or written.
pub(crate) fn write(repository: &Repository) -> Result<ScratchWorkspace> {
    let root = repository.root();
    let folder = compile::target_dir(repository).join(WORKSPACE);
    let mut workspace = ScratchWorkspace::like(root)?;
    compile::optimize_for_speed(&mut workspace, &FAST_CRATES);
    // The crates of the companion run in no page.
    let names: Vec<_> = workspace
        .dependencies()
        .filter(|name| !name.starts_with("othellier-"))
        .map(str::to_owned)
        .collect();
    workspace.add_with_dependencies(
        names.iter().map(String::as_str),
        |name, original, manifest| {
            manifest.remove_tests();
            manifest.set_sources(original);
            if let Some((_, std)) = STD_REPLACEMENTS
                .iter()
                .find(|(package, _)| *package == name)
            {
                let std = path_dependency(&folder, std);
                manifest.merge(json!({ "dependencies": { "std": std } }));
            }
            Ok(())
        },
    )?;
    let ratatui_crossterm = root.join(RATATUI_CROSSTERM);
    workspace.merge(json!({
        "patch": { "crates-io": { "ratatui-crossterm": { "path": ratatui_crossterm } } },
    }));
    workspace.write(&folder)?;
    ScratchWorkspace::like(&folder)
}

/// Returns the dependency that replaces `std` for a program of a page.
pub(crate) fn std_dependency(repository: &Repository) -> Value {
    path_dependency(
        &compile::target_dir(repository).join(WORKSPACE),
        STD_THREADS,
    )
}

/// Returns the dependency on a replacement of `std` in the workspace `crates`.
fn path_dependency(crates: &Path, std: &str) -> Value {
    let package = std.replace("book/", "").replace('/', "-");
    json!({ "package": package, "path": crates.join(std) })
}
