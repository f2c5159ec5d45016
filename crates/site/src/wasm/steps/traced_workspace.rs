//! The workspace of the crate `page-steps` and the instrumented chapters, written into
//! `target`.

use crate::stepping::instrument::{SteppedFunction, instrument};
use crate::stepping::stepped_functions::STEPPED_FUNCTIONS;
use crate::wasm::compile;
use anyhow::{Context, Result};
use othellier_project::files::{portable_path, read, walk, write as write_file};
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Writes the workspace into a folder.
///
/// # Errors
///
/// Returns an error if a chapter can't be read or lacks a stepped function, or the workspace
/// can't be written.
pub(super) fn write(repository: &Repository, folder: &Path) -> Result<()> {
    let root = repository.root();
    compile::remove_stale_sources(folder, |file| root.join(file).exists())?;
    let mut workspace = ScratchWorkspace::like(root)?;
    compile::optimize_for_speed(&mut workspace, &[]);
    workspace.add_with_dependencies(["page-steps"], |_, original, manifest| {
        manifest.remove_tests();
        let path = original.strip_prefix(root)?;
        if !has_stepped_function(path) {
            manifest.set_sources(original);
            return Ok(());
        }
        // The lints are for the original, not for inserted code.
        manifest.merge(json!({
            "lints": null, "example": null,
            "dependencies": { "page-trace": { "workspace": true } },
        }));
        write_instrumented(root, &path.join("src"), folder)
    })?;
    workspace.write(folder)
}

/// Writes copies of a chapter's sources with its stepped functions instrumented.
fn write_instrumented(root: &Path, sources: &Path, folder: &Path) -> Result<()> {
    for file in walk(&root.join(sources))? {
        let path = file.strip_prefix(root)?;
        let functions: Vec<_> = STEPPED_FUNCTIONS
            .into_iter()
            .filter(|function| file_path(function) == path)
            .collect();
        let text = instrument(&read(&file)?, &functions)
            .with_context(|| format!("in {}", portable_path(path)))?;
        write_file(&folder.join(path), text)?;
    }
    Ok(())
}

/// Returns the path of a function's file in the repository.
fn file_path(function: &SteppedFunction) -> PathBuf {
    Path::new("chapters").join(function.file)
}

fn has_stepped_function(chapter: &Path) -> bool {
    STEPPED_FUNCTIONS
        .iter()
        .any(|function| file_path(function).starts_with(chapter))
}
