//! The functions that a page's listings step through: the crate `page-steps`, and
//! copies of the chapters below it that say, line by line, what happens in them.

mod copies;

use crate::page_code::files::joined;
use crate::page_code::wasm::{self, BROWSER, Scripts};
use anyhow::Result;
use othellier_project::repository::Repository;

/// The part of the code that has the functions that step.
pub const STEPS: &str = "steps";

/// Compiles the traced functions, if this checkout has them. Fails when the target
/// isn't there, or a copy doesn't compile.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    let folder = wasm::folder(repository).join(STEPS);
    let write = || copies::write_copies(repository, &folder).map(|()| STEPS);
    wasm::library(repository, BROWSER, STEPS, write, || view(repository))
}

/// What shows the steps, and how it looks: a page loads both with the functions.
fn view(repository: &Repository) -> Result<String> {
    let styles = serde_json::json!(joined(repository, &["theme/steps.css"])?);
    let view = joined(repository, &["scripts/steps-view.js"])?;
    Ok(format!("window.othellier.stepsStyles = {styles};\n{view}"))
}
