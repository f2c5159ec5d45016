//! The workspace of the traced copies: it's written into `target`, and only
//! cargo and a curious reader look at it.

use crate::stepping::followed::FOLLOWED;
use crate::stepping::instrument::{self, Followed};
use anyhow::{Context, Result};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;
use std::path::Path;

/// Writes the workspace of the crate `page-steps` into a folder, with copies of the
/// chapters that have functions to follow. Fails when a chapter can't be read or
/// hasn't got one of the functions, or the workspace can't be written.
pub(super) fn write_copies(repository: &Repository, folder: &Path) -> Result<()> {
    let root = repository.root();
    crate::page_code::wasm::remove_stale(folder, |file| root.join(file).exists())?;
    let mut workspace = ScratchWorkspace::like(root)?;
    crate::page_code::wasm::set_fast(&mut workspace, &[]);
    workspace.add_ours(["page-steps"], |_, real, manifest| {
        manifest.remove_tests();
        let place = real.strip_prefix(root)?;
        if !has_followed(place) {
            manifest.set_sources(real);
            return Ok(());
        }
        // A copy may have types and names that nobody documents.
        manifest.merge(json!({
            "lints": null, "example": null,
            "dependencies": { "page-trace": { "workspace": true } },
        }));
        write_traced(root, &place.join("src"), folder)
    })?;
    workspace.write(folder)
}

/// Writes the source of a chapter whose functions say what they do.
fn write_traced(root: &Path, source: &Path, folder: &Path) -> Result<()> {
    for file in walk(&root.join(source))? {
        let inner = file.strip_prefix(root)?;
        let is_here = |followed: &Followed| place(followed) == inner;
        let followed: Vec<_> = FOLLOWED.into_iter().filter(is_here).collect();
        let text = instrument::file(&read(&file)?, &followed);
        write(
            &folder.join(inner),
            text.with_context(|| format!("in {}", inner.display()))?,
        )?;
    }
    Ok(())
}

/// The file of a function.
fn place(followed: &Followed) -> std::path::PathBuf {
    Path::new("chapters").join(followed.file)
}

fn has_followed(folder: &Path) -> bool {
    FOLLOWED
        .iter()
        .any(|followed| place(followed).starts_with(folder))
}
