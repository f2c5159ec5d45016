//! The boards of the pages: the crate `page-boards` and the chapters that it depends on.

use crate::wasm::compile::{self, BROWSER};
use crate::wasm::script::{Script, Scripts};
use crate::wasm::virtual_files::concatenate;
use anyhow::Result;
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;

/// The scripts in `book` of the boards' worker. A page with a `file:` URL can start a worker
/// only from a text that it has.
const WORKER: [&str; 2] = ["scripts/ask.js", "scripts/boards-worker.js"];

/// Compiles all parts of `page-boards`, if this checkout has it.
///
/// One call of cargo compiles the dependencies once. In one build a crate has one set of
/// features, so each part is a package of its own with the same sources.
///
/// # Errors
///
/// Returns an error if the target is missing or the boards don't compile.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    let boards = repository.book().join("page/boards");
    if !boards.join("Cargo.toml").is_file() {
        return Ok(Scripts::new());
    }
    let mut workspace = ScratchWorkspace::like(repository.root())?;
    for part in page_boards::PARTS {
        let mut manifest = Manifest::read(&boards)?;
        manifest.remove_tests();
        manifest.set_sources(&boards);
        manifest.merge(json!({
            "package": { "name": package_name(part), "autotests": false },
            "lib": { "crate-type": ["cdylib"] },
            "features": { "default": [part] },
        }));
        workspace.add(package_name(part), manifest);
    }
    workspace.write(&compile::target_dir(repository).join("boards"))?;
    compile::run_cargo(repository, BROWSER, "boards", "build", &["--workspace"])?;
    let worker = json!(concatenate(repository, &WORKER)?);
    let javascript = format!("window.othellier.boardsWorker = {worker};\n");
    let mut scripts = Scripts::new();
    for part in page_boards::PARTS {
        let module = compile::read_module(repository, BROWSER, &package_name(part))?;
        scripts.insert(part, Script::new(part, &javascript, &module));
    }
    Ok(scripts)
}

/// Returns the name of a part's package. A part alone may have the name of a chapter's crate.
fn package_name(part: &str) -> String {
    format!("boards-{part}")
}
