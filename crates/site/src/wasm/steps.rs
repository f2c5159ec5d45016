//! The functions that a reader steps through: the crate `page-steps` and instrumented copies
//! of the chapters that it depends on.

mod traced_workspace;

use crate::wasm::compile::{self, BROWSER};
use crate::wasm::script::Scripts;
use crate::wasm::virtual_files::concatenate;
use anyhow::Result;
use othellier_project::repository::Repository;

/// The name of the part.
pub const STEPS: &str = "steps";

/// Compiles the instrumented functions, if this checkout has them.
///
/// # Errors
///
/// Returns an error if the target is missing or a copy doesn't compile.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    let folder = compile::target_dir(repository).join(STEPS);
    let write_workspace = || traced_workspace::write(repository, &folder).map(|()| STEPS);
    compile::compile_library(repository, BROWSER, STEPS, write_workspace, || {
        javascript(repository)
    })
}

/// Returns the code before the module: the view of the steps and its style sheet.
fn javascript(repository: &Repository) -> Result<String> {
    let styles = serde_json::json!(concatenate(repository, &["theme/steps.css"])?);
    let view = concatenate(repository, &["scripts/steps-view.js"])?;
    Ok(format!("window.othellier.stepsStyles = {styles};\n{view}"))
}
