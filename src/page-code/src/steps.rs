//! The functions that a page's listings step through: the crate `page-steps`, and
//! copies of the chapters below it that say, line by line, what happens in them.

mod copies;

use crate::files::joined;
use crate::wasm::{self, AS_MODULE, BROWSER, Script, Scripts};
use anyhow::Result;
use othellier_project::repository::Repository;

/// The part of the code that has the functions that step.
pub const STEPS: &str = "steps";

/// Compiles the traced functions, if this checkout has them. Fails when the target
/// isn't there, or a copy doesn't compile.
pub(crate) fn scripts(repository: &Repository) -> Result<Scripts> {
    if !repository.book().join("page/steps/Cargo.toml").is_file() {
        return Ok(Scripts::new());
    }
    copies::write_copies(repository, &wasm::folder(repository).join(STEPS), false)?;
    let arguments = [&["--package", "page-steps"][..], &AS_MODULE].concat();
    wasm::compile(repository, BROWSER, STEPS, "rustc", &arguments)?;
    let module = wasm::module(repository, BROWSER, "page-steps")?;
    let script = Script::new(STEPS, &view(repository)?, &module);
    Ok([(STEPS, script)].into())
}

/// What shows the steps, and how it looks: a page loads both with the functions.
fn view(repository: &Repository) -> Result<String> {
    let styles = serde_json::json!(joined(repository, &["page/steps/steps.css"])?);
    let view = joined(repository, &["page/steps/steps.view.js"])?;
    Ok(format!("window.othellier.stepsStyles = {styles};\n{view}"))
}
