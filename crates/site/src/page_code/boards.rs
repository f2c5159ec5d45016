//! The boards of the pages: the crate `page-boards`, and the chapters below it.

use crate::page_code::files::joined;
use crate::page_code::wasm::{self, BROWSER, Script, Scripts};
use anyhow::Result;
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;

/// The scripts of the boards' worker, in `book`. A page that is opened as a file may start a
/// worker only from text that it has.
const WORKER: [&str; 2] = ["scripts/ask.js", "scripts/boards-worker.js"];

/// Compiles all parts of the boards with one call of cargo, which compiles what
/// they depend on once. Cargo gives a crate one set of features at a time, so each
/// part is a package of its own, made from the same files. Fails when the target
/// isn't there, or they don't compile.
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
            "package": { "name": package_of(part), "autotests": false },
            "lib": { "crate-type": ["cdylib"] },
            "features": { "default": [part] },
        }));
        workspace.add(package_of(part), manifest);
    }
    workspace.write(&wasm::folder(repository).join("boards"))?;
    wasm::compile(repository, BROWSER, "boards", "build", &["--workspace"])?;
    let worker = json!(joined(repository, &WORKER)?);
    let setup = format!("window.othellier.boardsWorker = {worker};\n");
    let script = |part| {
        let module = wasm::module(repository, BROWSER, &package_of(part))?;
        Ok((part, Script::new(part, &setup, &module)))
    };
    page_boards::PARTS.into_iter().map(script).collect()
}

/// The package of a part. There may be a chapter with the part's own name.
fn package_of(part: &str) -> String {
    format!("boards-{part}")
}
