//! Minification of scripts.
//!
//! Style sheets stay as they are: the minifier would remove the spaces around `+` in
//! functions such as `clamp()`, which makes a declaration invalid.

use anyhow::{Result, anyhow};
use minifier::js;
use othellier_project::files::{read, walk, write};
use std::path::Path;

/// Minifies the scripts in the folder `site`, except those named `*.min.js`.
///
/// # Errors
///
/// Returns an error if a file can't be read or written, or isn't JavaScript.
pub(crate) fn minify_scripts(site: &Path) -> Result<()> {
    for path in walk(site)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !name.ends_with(".js") || name.ends_with(".min.js") {
            continue;
        }
        let script = read(&path)?;
        let minified =
            js::minify(&script).map_err(|error| anyhow!("{}: {error}", path.display()))?;
        write(&path, minified.to_string())?;
    }
    Ok(())
}
